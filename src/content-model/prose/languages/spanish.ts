import type { ProseLanguage } from './prose-language'
import { spanishStems } from './spanish-stems'
import { spanishSyllables } from './spanish-syllables'

/**
 * Spanish: the perspicuity of Szigriszt-Pazos, read by the INFLESZ scale of Barrio-Cantalejo (2008): above
 * 80 very easy, from 65 fairly easy, from 55 normal, from 40 rather hard, below very hard.
 */
export const spanish: ProseLanguage = {
  readability: {
    measure: 'INFLESZ score',
    unit: 'INFLESZ',
    easier: 'higher',
    // "Fairly easy" is what the English limit is on the scale of Flesch. The first 1,100 sentences that were
    // translated for this project score from 72 to 87 a file, and the longest has 22 words.
    limit: 65,
    longestSentence: 25,
    syllables: spanishSyllables,
    score: ({ sentences, words, syllables }) =>
      206.835 - (62.3 * syllables) / words - words / sentences,
    explain: (explanation) => `Es ${explanation}.`,
  },
  abbreviations: {
    beforeNames: [
      'Sr',
      'Sra',
      'Srta',
      'Sres',
      'Dr',
      'Dra',
      'Dña',
      'Av',
      'Avda',
      'núm',
      'tel',
      'pág',
      'EE',
    ],
    others: ['a. m', 'a.m', 'p. m', 'p.m', 'UU', 'etc'],
  },
  stems: spanishStems,
}
