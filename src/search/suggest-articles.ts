import { parseSearch, type Term } from './parse-search'
import type { SearchIndex, IndexedArticle } from './search-index'
import { candidateArticles } from './word-index'

/** Articles that may have been meant, and the words that say so. */
export interface Suggestion {
  /** The likeliest first. */
  entries: IndexedArticle[]
  /** The words that were looked for in place of those written. */
  words: string[]
  /** The same for the visitor; empty where they are those that were written. */
  interpretedAs: string
}

/**
 * Offers articles when nothing contains the search text: words are replaced by synonyms or corrected,
 * and looked for one by one. An article must have more than half of them; those with all, and with
 * rare words in their title, come first.
 */
export function suggestArticles(searchIndex: SearchIndex, search: string): Suggestion {
  const { terms, unknown, interpretedAs } = parseSearch(searchIndex, search)
  if (terms.length === 0) return { entries: [], words: [], interpretedAs }
  const weighted = terms.map((term) => weightTerm(searchIndex, term))
  const found = [...countTerms(weighted)]
    .filter(([, count]) => count * 2 > terms.length + unknown / 2)
    .flatMap(([position]) => {
      const entries = searchIndex.entries[position]
      return entries ? { entries, place: position, score: score(entries, position, weighted) } : []
    })
    .sort((a, b) => b.score - a.score || a.place - b.place)
  return {
    entries: found.map(({ entries }) => entries),
    words: [...new Set(terms.flat().map((text) => text.trim()))],
    interpretedAs,
  }
}

interface WeightedTerm {
  term: Term
  /** For each article that has the term, by its place, which of the texts of the term it has. */
  matches: ReadonlyMap<number, number>
  weight: number
}

/** Looks a term up in the articles that may have it. The fewer have it, the more it says. */
function weightTerm({ entries, wordIndex: index }: SearchIndex, term: Term): WeightedTerm {
  const matches = new Map<number, number>()
  term.forEach((text, which) => {
    for (const position of candidateArticles(index, text)) {
      if (!matches.has(position) && entries[position]?.words.includes(text))
        matches.set(position, which)
    }
  })
  return { term, matches, weight: Math.log(1 + entries.length / (1 + matches.size)) }
}

/** How many of the terms each article has, by its place; those with none are left out. */
function countTerms(terms: readonly WeightedTerm[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { matches } of terms) {
    for (const position of matches.keys()) counts.set(position, (counts.get(position) ?? 0) + 1)
  }
  return counts
}

function score(
  { words, title }: IndexedArticle,
  position: number,
  terms: readonly WeightedTerm[],
): number {
  let sum = 0
  for (const { term, matches, weight } of terms) {
    const which = matches.get(position)
    if (which === undefined) continue
    const inTitle = term.some((text) => title.includes(text))
    const whole = term.some((text) => words.includes(`${text} `))
    // The first of several synonyms is the most telling one.
    sum += weight * (1 + (inTitle ? 1 : 0) + (whole ? 0.5 : 0) + 0.5 / (1 + which))
  }
  return sum
}
