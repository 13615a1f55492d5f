/** Letters that are joined, or kept apart, by a sign without width, and emoji, which such a sign joins: 👨‍👩‍👧. */
const joinable =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}' +
  '\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}' +
  '\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}' +
  '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f'

/** Writing from right to left, which needs marks of direction beside digits and Latin letters. */
const rightToLeft = '[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}]'

/**
 * Characters that nobody sees, and that make one word look like another, break search, or stop a parser: control
 * characters, marks that change the direction of text, characters without width, soft hyphens, line separators, the
 * replacement character, and characters that only one typeface has.
 */
const unseen = new RegExp(
  [
    '[^\\P{Cc}\\t\\r\\n]',
    '\\p{Co}',
    '\\u034f|\\u17b4|\\u17b5|[\\u00ad\\u115f\\u1160\\u180e\\u200b\\u2028-\\u202e\\u2060-\\u206f]',
    '[\\u3164\\ufeff\\uffa0\\ufff9-\\uffff]',
    // The flags of England, Scotland and Wales are made of these.
    '(?<!\\u{1f3f4}[\\u{e0020}-\\u{e007f}]*)[\\u{e0000}-\\u{e00ff}]',
    `(?<![${joinable}])[\\u200c\\u200d]`,
    `(?<!${rightToLeft}.*)[\\u061c\\u200e\\u200f](?!.*${rightToLeft})`,
  ].join('|'),
  'gu',
)

/** Most texts have none of these, which is found out faster. */
const unusual = /[^\t\n\r\x20-\x7e\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027\u20ac]/

/** A character that cannot be seen: where it is in a text, and its number, such as U+200B. */
export interface UnseenSign {
  index: number
  length: number
  code: string
}

/** Finds the characters of a text that cannot be seen, and that no script or emoji needs. */
export function unseenSigns(text: string): UnseenSign[] {
  if (!unusual.test(text)) return []
  return Array.from(text.matchAll(unseen), ({ 0: sign, index }) => ({
    index,
    length: sign.length,
    code: `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  }))
}

/** Returns a text without such characters. Line breaks of other programs become those of every file. */
export function withoutUnseen(text: string): string {
  if (!unusual.test(text)) return text
  return text.replace(unseen, (sign) => (/[\v\f\u0085\u2028\u2029]/.test(sign) ? ' ' : ''))
}
