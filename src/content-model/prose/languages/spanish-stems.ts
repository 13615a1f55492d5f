/** One pronoun behind a verb, or two: díga-me, díga-me-lo. */
const pronouns = /^(.+?)((?:me|te|se|nos)?(?:me|te|se|nos|l[aeo]s?))$/
/** An infinitive, which takes no accent before one pronoun. */
const infinitive = /[aei]r$/
const accents: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' }

/**
 * Returns the verb forms that a Spanish word may be without the pronouns behind it, which no dictionary
 * lists for each verb: `apague` of `apáguelo`, `configurar` of `configurarlo`.
 */
export function spanishStems(word: string): string[] {
  const lower = word.toLowerCase()
  return [...endings(lower)].flatMap((ending) => {
    const verb = lower.slice(0, -ending.length)
    const plain = verb.replace(/[áéíóú]/g, (letter) => accents[letter] ?? letter)
    const isAccented = plain !== verb
    const needsNoAccent = infinitive.test(plain) && ending.length <= 3
    return isAccented !== needsNoAccent ? [plain] : []
  })
}

/** Returns the pronouns that a word may end with: `lo` and `melo` of `dígamelo`. */
function endings(word: string): Set<string> {
  const longest = pronouns.exec(word)?.[2]
  const last = /(?:me|te|se|nos|l[aeo]s?)$/.exec(word)?.[0]
  return new Set([longest, last].flatMap((ending) => ending ?? []))
}
