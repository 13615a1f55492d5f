import { parseSearch, type Term } from './parse-search'
import type { SearchIndex, IndexedArticle } from './search-index'
import { candidateArticles } from './word-index'

/** Suggested articles, and the words that they match. */
export interface Suggestion {
  /** Best suggestions first. */
  entries: IndexedArticle[]
  /** Words that were searched in place of those of the query. */
  words: string[]
  /** The words as text for the visitor; empty where they are those of the query. */
  interpretedAs: string
}

/**
 * Suggests articles when nothing contains the search text: words are replaced by synonyms or
 * corrected, and searched one by one. An article must have more than half of them; those with all,
 * and with rare words in their title, come first.
 */
export function suggestArticles(searchIndex: SearchIndex, search: string): Suggestion {
  const { terms, unknown, interpretedAs } = parseSearch(searchIndex, search)
  if (terms.length === 0) return { entries: [], words: [], interpretedAs }
  const weighted = terms.map((term) => weightTerm(searchIndex, term))
  const found = [...countTerms(weighted)]
    .filter(([, count]) => count * 2 > terms.length + unknown / 2)
    .flatMap(([position]) => {
      const entries = searchIndex.entries[position]
      return entries ? { entries, position, score: score(entries, position, weighted) } : []
    })
    .sort((a, b) => b.score - a.score || a.position - b.position)
  return {
    entries: found.map(({ entries }) => entries),
    words: [...new Set(terms.flat().map((text) => text.trim()))],
    interpretedAs,
  }
}

/** Search term with the articles that have it. */
export interface WeightedTerm {
  term: Term
  /** Articles that have the term, by index, with the index of the alternative that they have. */
  matches: ReadonlyMap<number, number>
  weight: number
}

/** Finds a term in its candidate articles and weights it by inverse document frequency. */
export function weightTerm({ entries, wordIndex }: SearchIndex, term: Term): WeightedTerm {
  const matches = new Map<number, number>()
  term.forEach((text, which) => {
    for (const position of candidateArticles(wordIndex, text)) {
      if (!matches.has(position) && entries[position]?.words.includes(text))
        matches.set(position, which)
    }
  })
  return { term, matches, weight: Math.log(1 + entries.length / (1 + matches.size)) }
}

/**
 * Returns the number of terms that each article has, by index; articles without any are left out.
 */
export function countTerms(terms: readonly WeightedTerm[]): ReadonlyMap<number, number> {
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
    // The first of several synonyms weighs most.
    sum += weight * (1 + (inTitle ? 1 : 0) + (whole ? 0.5 : 0) + 0.5 / (1 + which))
  }
  return sum
}
