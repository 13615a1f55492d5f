import { readTerms, type Term } from './read-terms'
import type { SearchLibrary, Shelved } from './search-library'

/** Articles that may have been meant, and the words that say so. */
export interface Suggestion {
  /** The likeliest first. */
  shelved: Shelved[]
  /** The words that were looked for in place of those written. */
  words: string[]
}

/**
 * Offers articles when nothing contains the search text: words are replaced by synonyms or mended,
 * and looked for one by one. An article must have more than half of them; those with all, and with
 * rare words in their title, come first.
 */
export function suggestArticles(library: SearchLibrary, search: string): Suggestion {
  const { terms, unknown } = readTerms(library, search)
  if (terms.length === 0) return { shelved: [], words: [] }
  const weighed = terms.map((term) => weigh(library, term))
  const found = library.shelf
    .map((shelved, index) => ({ shelved, ...match(shelved, index, weighed) }))
    .filter(({ count }) => count * 2 > terms.length + unknown / 2)
    .sort((a, b) => b.score - a.score)
  return {
    shelved: found.map(({ shelved }) => shelved),
    words: [...new Set(terms.flat().map((text) => text.trim()))],
  }
}

interface WeighedTerm {
  term: Term
  /** For each article, which of the texts of the term it has; -1 for none. */
  places: number[]
  weight: number
}

/** Looks a term up in all articles. The fewer have it, the more it says. */
function weigh({ shelf }: SearchLibrary, term: Term): WeighedTerm {
  const places = shelf.map(({ words }) => term.findIndex((text) => words.includes(text)))
  const having = places.filter((place) => place >= 0).length
  return { term, places, weight: Math.log(1 + shelf.length / (1 + having)) }
}

function match(
  { words, title }: Shelved,
  index: number,
  terms: readonly WeighedTerm[],
): { count: number; score: number } {
  let count = 0
  let score = 0
  for (const { term, places, weight } of terms) {
    const place = places[index] ?? -1
    if (place < 0) continue
    count += 1
    const inTitle = term.some((text) => title.includes(text))
    const whole = term.some((text) => words.includes(`${text} `))
    // The first of several synonyms is the most telling one.
    score += weight * (1 + (inTitle ? 1 : 0) + (whole ? 0.5 : 0) + 0.5 / (1 + place))
  }
  return { count, score }
}
