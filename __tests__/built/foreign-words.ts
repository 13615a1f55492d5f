import type { CheerioAPI } from 'cheerio'

/** The commonest words of languages, but for those that another of them has too: a, no, me, once. */
const commonest: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...['the', 'and', 'of', 'to', 'with', 'for', 'your', 'you', 'we', 'is', 'are', 'this', 'that'],
    ...[
      'our',
      'from',
      'it',
      'or',
      'not',
      'will',
      'if',
      'can',
      'by',
      'on',
      'at',
      'be',
      'have',
      'an',
    ],
    ...['what', 'when', 'how', 'all', 'more', 'their', 'they', 'was', 'which', 'get', 'has', 'who'],
    ...['back', 'next', 'close', 'step', 'help', 'write', 'read', 'search'],
  ],
  es: [
    ...[
      'el',
      'la',
      'los',
      'las',
      'de',
      'del',
      'que',
      'en',
      'un',
      'una',
      'por',
      'para',
      'con',
      'su',
    ],
    ...['sus', 'se', 'lo', 'es', 'al', 'como', 'más', 'pero', 'le', 'usted', 'esta', 'este', 'qué'],
    ...['cuando', 'nos', 'sin', 'sobre', 'también', 'hay', 'muy', 'nuestro', 'nuestra', 'si', 'sí'],
  ],
}

const attributes = ['alt', 'aria-label', 'placeholder', 'title'] as const

/** Returns all texts of a page but for addresses and parts that say their language: visible ones and those for programs. */
export function textsOf($: CheerioAPI): string[] {
  const head = ['title', 'description', 'og:image:alt', 'og:site_name'].flatMap((name) => [
    $(`head meta[name="${name}"], head meta[property="${name}"]`).attr('content') ?? '',
  ])
  const data = $('script[type="application/ld+json"]').toArray()
  const body = $('body').clone()
  body.find('[lang]').remove()
  const described = body.find(attributes.map((name) => `[${name}]`).join())
  const inAttributes = described
    .toArray()
    .flatMap((element) => attributes.flatMap((name) => $(element).attr(name) ?? []))
  body.find('script, style, template, noscript').remove()
  // Blocks end a word, as they do on the screen.
  body.find('*').each((_, element) => void $(element).append(' '))
  return [
    $('head title').text(),
    ...$('head link[title]')
      .toArray()
      .map((link) => $(link).attr('title') ?? ''),
    ...head,
    ...data.flatMap((script) => strings(JSON.parse($(script).text()))),
    ...inAttributes,
    body.text(),
  ].map((text) =>
    text
      .replace(/https?:\S+|[\w.-]+[.:]\w+\/\S*/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

/** Returns the texts in JSON-LD, without addresses and what is about the format. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    /^@|^inLanguage$/.test(key) ? [] : strings(one),
  )
}

const capital = /^\p{Lu}/u

/**
 * Finds the commonest words of other languages in texts. A word inside a name is none: Los Angeles, Reason
 * for Calling.
 *
 * @param own code of the language; one without a list here has no foreign words
 * @param others codes of the other languages
 * @param names names and foreign words of the content, one word each
 * @returns each with what stands around it
 */
export function foreignWords(
  texts: readonly string[],
  own: string,
  others: readonly string[],
  names: readonly string[] = [],
): string[] {
  const ours = commonest[own]
  // Of a language without a list, nobody knows which words it shares with the others.
  if (!ours) return []
  const words = others.flatMap((code) => commonest[code] ?? []).filter((one) => !ours.includes(one))
  if (words.length === 0) return []
  const pattern = new RegExp(`(?<![\\p{L}\\d&])(${words.join('|')})(?![\\p{L}\\d&@])`, 'giu')
  const known = new Set(names.map((name) => name.toLowerCase()))
  const isName = (word = ''): boolean => capital.test(word) || known.has(word.toLowerCase())
  return texts.flatMap((text) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: word, index }) => {
      const before = /[\p{L}\d]+(?=[ ]$)/u.exec(text.slice(0, index))?.[0]
      const after = /^ ([\p{L}\d]+)/u.exec(text.slice(index + word.length))?.[1]
      const inName = capital.test(word) ? isName(after) : isName(before) && isName(after)
      return inName ? [] : [text.slice(Math.max(0, index - 30), index + word.length + 30)]
    }),
  )
}
