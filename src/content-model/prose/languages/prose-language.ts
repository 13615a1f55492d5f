/** Counts of a text, from which a formula gets its score. */
interface TextCounts {
  sentences: number
  words: number
  syllables: number
}

/** Measure of how easy a text is to read, made for one language. */
export interface Readability {
  /** Name of the measure in messages: `reading grade`. */
  measure: string
  /** Name of one step of it, before a number: `grade` 7. */
  unit: string
  /** Direction of the measure: whether the lower or the higher of two scores is easier to read. */
  easier: 'lower' | 'higher'
  /** `check` warns of harder texts. */
  limit: number
  syllables: (word: string) => number
  /** Score of a text with at least one sentence and one word. */
  score: (counts: TextCounts) => number
}

/** Abbreviations with a full stop that is not the end of a sentence, without their last full stop. */
interface Abbreviations {
  /** Never the end of a sentence: `Sr. Ruiz`. */
  beforeNames: readonly string[]
  /** The end of a sentence only before a capital letter: not in `9 a. m. {phone}` or `EE. UU. (USA)`. */
  others: readonly string[]
}

/** Everything that checks of wording know of a language. */
export interface ProseLanguage {
  readability: Readability
  abbreviations?: Abbreviations
  /** Words that name what was explained before: this is *called* phishing. */
  beforeName?: RegExp
  /** Ending that any noun may take, which no dictionary has. */
  possessive?: RegExp
  /** Returns words of which one must be in the dictionary where the word itself is not. */
  stems?: (word: string) => string[]
}
