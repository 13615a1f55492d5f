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
    goal: 65,
    // Grade 7 is the first year of secondary school, whose texts are the upper half of "normal". The first
    // texts that were translated for this project score from 64.6 to 94.7 a file, 79 on average.
    limit: 60,
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
  beforeName:
    /(?:^|[^\p{L}])(?:se llaman?|llamad[oa]s?|conocid[oa]s? como) (?:el |la |un |una )?[“«]?$/iu,
  stems: spanishStems,
}
