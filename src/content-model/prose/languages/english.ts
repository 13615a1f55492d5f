import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import type { ProseLanguage } from './prose-language'

/** English: the Flesch-Kincaid grade, which is a number of years at school. */
export const english: ProseLanguage = {
  readability: {
    measure: 'reading grade',
    unit: 'grade',
    easier: 'lower',
    limit: 9,
    syllables: syllable,
    score: ({ sentences, words, syllables }) =>
      fleschKincaid({ sentence: sentences, word: words, syllable: syllables }),
  },
  beforeName: /\bcalled (an? )?$/,
  possessive: /'s$/i,
}
