// Matches wished-for languages with those there are, by language and script, so that zh-TW does not become zh-CN.

/** The first wish that one of `available` can fill, or undefined. Tags that cannot be read are passed over. */
export function matchLanguage(wishes: readonly string[], available: readonly string[]): string | undefined {
  for (const wish of wishes) {
    // the common case needs no table of scripts, which takes a while to load
    const plain = available.find((tag) => wish === tag || wish.startsWith(`${tag}-`))
    if (plain) return plain
    const wanted = scriptOf(wish)
    const found = wanted && available.find((tag) => scriptOf(tag) === wanted)
    if (found) return found
  }
  return undefined
}

function scriptOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return undefined
  }
}
