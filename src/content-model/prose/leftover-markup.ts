/** Where a text is: in a field, whose signs all stay, or in the body of an article after Markdown was read. */
export type TextPlace = 'field' | 'body'

/** A sign of markup, of Markdown or of another program, that readers would see. */
interface Sign {
  pattern: RegExp
  /** What the sign is, such as "a box to tick". A message prints what was found, a colon, and this. */
  name: string
  /** How to cure it, as a text or made from what the pattern found. */
  fix: string | ((found: RegExpExecArray, place: TextPlace) => string)
  /** Where it counts; in both places if left out. */
  place?: TextPlace
}

const inSentence = 'Delete the mark and the note below, and say it in a sentence here.'
const inWords = 'Say it in words.'
const item = (sign: string): string =>
  `Write "${sign}" and a space, on a line of its own for each item of the list.`
const onlyWords = ([found]: RegExpExecArray): string => {
  const words = found.replace(/[*_~=`+%^]+/g, '').trim()
  return found.startsWith('~~')
    ? `If the words were crossed out, delete them. Otherwise write only: ${words}`
    : `Write only the words: ${words}`
}

/**
 * The signs, most telling first. Those with ^ count at the start of a line only. Stars and lines that blank something
 * out, such as ****1234 or ____, are none.
 */
const signs: readonly Sign[] = [
  {
    pattern: /<(https?:\/\/[^\s<>]+|[^\s<>@]+@[^\s<>]+)>/i,
    name: 'an address between < and >',
    fix: ([, address]) => `Write it without them: ${address}`,
  },
  {
    pattern: /<\/?[a-z][^<>]*>|<!--/i,
    name: 'an HTML tag',
    fix: 'Remove the tag, and keep the words.',
  },
  {
    pattern: /\[\[([^[\]]+)\]\]/,
    name: 'a link of a wiki',
    fix: ([, words], place) =>
      place === 'body'
        ? `Write [${words}](/${words?.toLowerCase().replace(/[^a-z\d]+/g, '-')}).`
        : `Write only the words: ${words}`,
  },
  {
    pattern: /!\[([^[\]]*)\]\(((?:[^()\n]|\([^()\n]*\))*)\)?/,
    name: 'a picture that cannot be shown',
    fix: ([, words = '', address = ''], place) =>
      place === 'field'
        ? 'Remove it. Pictures have fields of their own.'
        : pictureFix(words, address),
  },
  {
    pattern: /\[([^[\]]*)\]\(((?:[^()\n]|\([^()\n]*\))*)\)?/,
    name: 'a link that cannot be followed',
    fix: ([, words, address = ''], place) =>
      place === 'field'
        ? `Write only the words: ${words} (links have fields of their own)`
        : `Write [${words}](${encodeURI(address.trim())}).`,
  },
  { pattern: /\[\^[^\]\s]+\]:?/, name: 'a footnote', fix: inSentence },
  {
    pattern: /\[(?:[ xX]?\]|!\w+\])/,
    name: 'a box to tick, or a note of another program',
    fix: 'Write the words without it. In an article, <Checklist> has boxes, and <Warning> is a note.',
  },
  {
    pattern:
      /\[\/?[a-z]+(?:[= ][^\]\n]*=?[^\]\n]*)?\](?=.*\[\/)|\[\/[a-z]+\]|\[[a-z-]+ [a-z]+=[^\]]*\]/i,
    name: 'a code of another program',
    fix: inWords,
  },
  {
    pattern: /\][[(]/,
    name: 'a link that cannot be followed',
    fix: 'Write [words](/page).',
    place: 'body',
  },
  {
    pattern: /^(?::{3}|!{3}[ \t]|\?{3}\+?[ \t]|\.\. ?\w+::).*/m,
    name: 'a box of another program',
    fix: 'Write the words without it. In an article, <Warning title="…"> is a box.',
  },
  {
    pattern: /\{\{.*?\}\}|\{%.*?%\}/,
    name: 'a code of another program',
    fix: inWords,
    place: 'field',
  },
  {
    pattern: /&(?:#\d+|#x[\da-f]+|[a-z]{2,8}\d?);/i,
    name: 'a character in the writing of HTML',
    fix: ([code]) => `Write the character itself${character(code)}`,
  },
  { pattern: /(?<![\w:]):[a-z][a-z\d_+-]+:(?![\w:])/, name: 'the name of an emoji', fix: inWords },
  {
    pattern: /(?<![*\d-])\*\*\*?\s*([^*\n]*?)\s*\*{2,3}(?![*\d-])/,
    name: 'stars that make nothing bold',
    fix: ([found, words], place) =>
      place === 'field' || !words
        ? `Write only the words: ${words || found.replaceAll('*', '')}`
        : `Write **${words}**, with spaces around it, not inside the stars.`,
  },
  {
    pattern:
      /~~[^~\n]*~~|(?<!=)==(?!=)[^=\n]+==(?!=)|(?<!_)__(?!_)[^_\n]+__(?!_)|(?<!\+)\+\+(?=[^+\s])[^+\n]+\+\+(?!\+)|%%[^%\n]+%%|(?<=[\p{L}\d])([~^])[\p{L}\d]+\1/u,
    name: 'signs around words',
    fix: onlyWords,
  },
  {
    pattern:
      /(?<![\w*\\])\*(?=[^\s*])[^*\n]*[^\s*]\*(?![\w*])|(?<![\w\\])_(?=[^\s_])[^_\n]*[^\s_]_(?!\w)|`[^`\n]+`/,
    name: 'signs around words',
    fix: onlyWords,
    place: 'field',
  },
  { pattern: /(?<=\p{L})`(?=\p{L})/u, name: 'an accent', fix: 'Write an apostrophe: ’' },
  {
    pattern: /(?<![*\d-])\*{2,3}(?![*\d-])|~~|(?<!=)==(?!=)|(?<!_)__(?!_)|`/,
    name: 'a sign of markup',
    fix: 'Remove it.',
  },
  {
    pattern: /^(#{1,6})(?=[^#\d\s]|\u00a0)[\u00a0]*([^\n]*)/m,
    name: 'a heading without a space',
    fix: ([, level = '', words], place) =>
      place === 'body'
        ? `Write ${level === '#' ? '##' : level} ${words}`
        : `Write only the words: ${words}`,
    place: 'body',
  },
  {
    pattern: /^(?:#{1,6}|>)[ \t\u00a0]+([^\n]*)/m,
    name: 'the sign of a heading or quote',
    fix: ([, words]) => `Write only the words: ${words}`,
    place: 'field',
  },
  {
    pattern: /^:[ \t]+/m,
    name: 'a colon that begins a line',
    fix: 'Write it behind the words before it, and go on in the same line.',
    place: 'body',
  },
  { pattern: /^[•◦▪‣●∙·][ \t\u00a0]*/m, name: 'a bullet', fix: item('-') },
  { pattern: /^[-+*](?=\p{L})/mu, name: 'an item without a space', fix: item('-') },
  {
    pattern: /^\d{1,2}[.)](?=\p{Lu})/mu,
    name: 'a step without a space',
    fix: ([number]) => item(number),
  },
  {
    pattern: /^[-=_*~+#]{3,}[ \t]*$/m,
    name: 'a line drawn with signs',
    fix: 'Remove the line. In an article, a ## heading divides the text.',
  },
  {
    pattern: /^\|.*\|[ \t]*$/m,
    name: 'a table',
    fix: 'Write a sentence for each row.',
    place: 'field',
  },
  {
    pattern: /\S\t+\S.*/,
    name: 'cells of a table',
    fix: 'Write a list, or a sentence for each row.',
  },
  { pattern: /\\[*_#[\]!&"'n<{]/, name: 'a backslash', fix: 'Remove the backslash.' },
]

/** Any text with a sign has one of these, which is found out faster. */
const possible =
  /[<[\]~=_*`{&\\\t•◦▪‣●∙·|^]|:[a-z]|\+\+|%%|^(?:[-+#>]|:[ \t]|:::|!!!|\?\?\?|\.\.|\d{1,2}[.)])/m

/** Markup that was left in a text, and where. */
export interface LeftoverMarkup {
  index: number
  sign: string
  name: string
  fix: string
}

/**
 * Finds the signs of markup in a text.
 *
 * @param isLineStart false if the text goes on after others in its line
 */
export function leftoverMarkup(
  text: string,
  place: TextPlace,
  isLineStart = true,
): LeftoverMarkup[] {
  if (!possible.test(text)) return []
  // Stands for the words before the text, so that ^ doesn't match there.
  const before = isLineStart ? '' : '.'
  // What is part of a sign that was found is no other one.
  let rest = before + text
  return signs
    .filter((sign) => sign.place === undefined || sign.place === place)
    .flatMap(({ pattern, name, fix }) => {
      const found = pattern.exec(rest)
      if (!found) return []
      const { 0: sign, index } = found
      rest = rest.slice(0, index) + ' '.repeat(sign.length) + rest.slice(index + sign.length)
      const shown = sign.trim()
      return {
        index: index - before.length,
        sign: shown.length > 40 ? `${shown.slice(0, 40)}…` : shown,
        name,
        fix: typeof fix === 'string' ? fix : fix(found, place),
      }
    })
}

/** Explains how to write a picture whose address has a space, or a caption in curly quotation marks. */
function pictureFix(words: string, address: string): string {
  const [, file = address, caption] = /^(.*?)(?:\s+["“”](.*)["“”])?$/.exec(address.trim()) ?? []
  const ending = /\.\w+$/.exec(file)?.[0] ?? ''
  const name = file.replace(/^\.\//, '').slice(0, -ending.length || undefined)
  const plain = name
    .normalize('NFD')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const written = `![${words}](./${plain}${ending}${caption ? ` "${caption}"` : ''})`
  return plain === name
    ? `Write ${written}`
    : `Rename the file to ${plain}${ending}, without spaces, and write ${written}`
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: 'a space',
}

/** Decodes an HTML entity: ": –" for &#8211;. Returns an empty text for one that isn't known. */
function character(code: string): string {
  const [, number, hex, name = ''] = /^&(?:#(\d+)|#x([\da-f]+)|(\w+));$/i.exec(code) ?? []
  const point = number ? Number(number) : hex ? parseInt(hex, 16) : undefined
  const sign =
    point === undefined ? characters[name] : point < 0x110000 ? String.fromCodePoint(point) : ''
  return sign ? `: ${sign}` : ''
}
