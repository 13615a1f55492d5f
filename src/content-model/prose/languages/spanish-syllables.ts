/** h that divides no vowels (prohi-bir); before a closed vowel and another one it begins a syllable (ca-ca-hua-te). */
const silentH = /(?<!c)h(?![uiü][aeiouáéíóúü])/g

/** y is a vowel where none follows it: rey, muy, y. */
const vowelY = /y(?![aeiouáéíóúü])/g

const vowels = /[aeiouáéíóúàèìòùâêîôûäëïöü]+/g
/** Vowels that are each a syllable, whatever stands beside them. */
const open = /[aeoáéóàèòâêôäëö]/g
/** Closed vowels with an accent, which make a syllable of their own beside an open one: ha-bí-a. */
const accented = /[íú]/g
/** The same closed vowel twice, which is no diphthong: chi-i-ta. */
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
