// The lab as an anywidget module.

interface Model {
  get(name: string): unknown
  on(event: string, listener: () => void): void
  off(event: string, listener: () => void): void
}

declare const widget: { render(options: { readonly model: Model; readonly el: HTMLElement }): () => void }
export default widget
