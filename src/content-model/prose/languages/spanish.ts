import type { ProseLanguage } from './prose-language'

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

/** h that divides no vowels (prohi-bir); before a closed vowel and another one it begins a syllable (ca-ca-hua-te). */
const silentH = /(?<!c)h(?![uiü][aeiouáéíóúü])/g

/** y is a vowel where none follows it: rey, muy, y. */
const vowelY = /y(?![aeiouáéíóúü])/g

const vowels = /[aeiouáéíóúàèìòùâêîôûäëïöü]+/g
/** Vowels that are each a syllable, whatever stands beside them. */
const open = /[aeoáéóàèòâêôäëö]/g
/** Closed vowels with an accent, which make a syllable of their own beside an open one: ha-bí-a. */
const accented = /[íú]/g
/** A doubled closed vowel, which is no diphthong: chi-i-ta. */
const twice = /ii|uu/g

/**
 * Counts the syllables of a Spanish word as the Academy's Ortografía divides it: diphthongs of an open and
 * a closed vowel or of two closed ones are one syllable, an accent on the closed one or two open ones make
 * two. The silent u of que and guía stands beside the vowel that follows, and so adds none. Each part of
 * a word with a hyphen counts by itself; letters without a vowel are one syllable.
 */
export function spanishSyllables(word: string): number {
  const parts = word.normalize('NFC').toLowerCase().split(/[-’']/).filter(Boolean)
  return Math.max(
    1,
    parts.reduce((sum, part) => sum + syllablesOfPart(part), 0),
  )
}

function syllablesOfPart(part: string): number {
  const spoken = part.replace(silentH, '').replace(vowelY, 'i')
  return (spoken.match(vowels) ?? []).reduce((sum, group) => sum + syllablesOfVowels(group), 0)
}

/** Counts the syllables of vowels that stand side by side. */
function syllablesOfVowels(group: string): number {
  const count = (pattern: RegExp): number => group.match(pattern)?.length ?? 0
  const opened = count(open)
  return opened > 0 ? opened + count(accented) : 1 + count(twice)
}

/**
 * Spanish: the perspicuity of Szigriszt-Pazos, read by the INFLESZ scale of Barrio-Cantalejo (2008): above
 * 80 very easy, from 65 fairly easy, from 55 normal, from 40 rather hard, below very hard.
 */
export const spanish: ProseLanguage = {
  readability: {
    measure: 'INFLESZ score',
    unit: 'INFLESZ',
    easier: 'higher',
    // The lower end of "normal", as grade 9 is in English.
    limit: 55,
    syllables: spanishSyllables,
    score: ({ sentences, words, syllables }) =>
      206.835 - (62.3 * syllables) / words - words / sentences,
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
