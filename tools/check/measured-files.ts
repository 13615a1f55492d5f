import { readability } from '../../src/content-model/prose/languages/registry'
import { easierFirst } from '../../src/content-model/prose/reading'
import type { Wording } from './check-wording'

/** How easy a file is to read. */
export interface MeasuredFile {
  file: string
  /** Code of its language, whose measure the score is of. */
  language: string
  score: number
  /** The five sentences that are hardest to read, hardest first. */
  hardest: string[]
}

/** Lists the files that have a score: each language by itself, easiest first. */
export function measuredFiles(wording: readonly Wording[]): MeasuredFile[] {
  const languages = [...new Set(wording.map(({ language }) => language))]
  return languages.flatMap((language) => {
    const rules = readability(language)
    if (!rules) return []
    return wording
      .flatMap(({ file, score, hardest = [], ...one }) =>
        one.language === language && score !== undefined
          ? [{ file, language, score, hardest }]
          : [],
      )
      .sort((a, b) => easierFirst(a.score, b.score, rules))
  })
}

/** Says once for each language what is not checked in its files. */
export function uncheckedLanguages(wording: readonly Wording[]): string[] {
  const languages = [...new Set(wording.map(({ language }) => language))]
  return languages.flatMap((language) => {
    const missing = [
      ...(readability(language) ? [] : ['how easy a text is to read']),
      ...(wording.some((one) => one.language === language && !one.spelled) ? ['spelling'] : []),
    ]
    return missing.length === 0
      ? []
      : [`Not checked in the language "${language}": ${missing.join(', ')}.`]
  })
}
