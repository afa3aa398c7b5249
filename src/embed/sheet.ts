// The styles of the lab as one sheet that all instances on a page share.
import css from '../ui/styles.css?inline'

let sheet: CSSStyleSheet | undefined

export function adoptStyles(root: ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
  }
  root.adoptedStyleSheets = [sheet]
}
