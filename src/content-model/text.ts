import type { Plural, Template } from './schemas/interface/template'

/** Puts a text on a single line, without spaces at its ends. */
export const singleLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Returns the line and column of an index in a text, both counted from 1; those of the start if it is negative. */
export function positionIn(text: string, index: number): { line: number; column: number } {
  const above = text.slice(0, Math.max(index, 0)).split('\n')
  return { line: above.length, column: (above.at(-1)?.length ?? 0) + 1 }
}

/** Escapes the characters that have a meaning in a regular expression. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns a pattern that matches words with any white space between them. */
export const wordsPattern = (words: string): string => escapeRegExp(words).replace(/\s+/g, '\\s+')

/** Escapes a text for HTML and XML, also in attributes with double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** Fills the variables of a text. */
export function fillText<Name extends string>(
  template: Template<Name> | string,
  values: Readonly<Record<Name, string | number>>,
): string {
  return textParts(template, values).join('')
}

/** Returns the plural form for a number, which replaces its variable `count`. */
export function fillPlural(plural: Plural<'count'>, count: number, locale: string): string {
  const rule = new Intl.PluralRules(locale).select(count)
  return fillText(plural[rule] ?? plural.other, { count })
}

/** Returns the parts of a text with variables: words and values by turns. */
export function textParts<Value>(
  template: Template<string> | string,
  values: Readonly<Record<string, Value>>,
): (Value | string)[] {
  // Every second part is the name of a variable: split keeps what its group matched.
  return (template as string)
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 1 ? (values[part] ?? '') : part))
}

/**
 * Matches what must not break across lines: a phone number, a time, a range of either, 90-minute, a
 * name such as Wi-Fi or a word such as e-book, each with the punctuation after it. Other compounds may break.
 */
export const noBreakPattern =
  /((?:\(\d{3}\) \d{3}-\d{4}|\d{3}-\d{3}-\d{4}|\d{1,2}(?::\d{2})? [AP]M(?:[-–]\d{1,2}(?::\d{2})? [AP]M)?|\d{1,2}(?::\d{2})? [ap]\. m\.|\d+[-–]\w+%?|\$\d[\d,]*[-–]\$\d[\d,]*|[A-Z][a-z]*[-–][A-Z][\w-]*|\b[a-z]-[a-z]+)[.,;:!?]?)/

/** Splits a step into its first sentence, which is the act, the rest of its line, and its other lines. */
export function actAndRest(step: string): [act: string, rest: string, ...lines: string[]] {
  const [line = '', ...lines] = step.split(/\s*\n\s*/)
  // No sentence ends after a capital letter: EE. UU.
  const [act = line] = /^.+?[^\p{Lu}][.?!][”»]?(?= \S)/u.exec(line) ?? []
  return [act, line.slice(act.length).trim(), ...lines]
}

/** Returns what an outcome of a step guide says to do, without the explanations. */
export function actsOf({ do: acts = [] }: { do?: readonly string[] | undefined }): string[] {
  return acts.map((act) => actAndRest(act)[0])
}
