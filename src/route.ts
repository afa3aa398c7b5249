// What an address asks for. The page's script and the preloads in its head decide by the same words.

/** Whether an address without a situation asks for the list of lessons. It stands alone: the build writes it into the page. */
export const asksForHome = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].every((name) => name === 'lang' || name === 'theme')

/** The list of lessons in a language and a theme, as a query string: the rest of the address stays as it is. */
export const homeLink = (language: string, theme: string): string => `?lang=${language}${theme === 'auto' ? '' : `&theme=${theme}`}`
