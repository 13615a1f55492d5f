import Fuse, { type FuseResult, type IFuseOptions } from 'fuse.js'
import type { ArticleSummary } from '../site/article-summary'
import { isOfCategory, normalizeText, searchedTexts } from './find-articles'
import type { ListQuery } from './list-query'
import type { ListIndex } from './search-files'
import { begins, fuseOptions, spaced, termSplitter } from './search-terms'

/** Articles that may have been meant, where none contains the search as it was typed. */
export interface Suggestions {
  /** Best first. */
  articles: ArticleSummary[]
  /** Words by which they were found. */
  words: string[]
}

type Found = FuseResult<ArticleSummary>

/** Largest number of suggestions. */
const maxSuggestions = 6

/**
 * Creates the search that forgives: it looks for each word of a search, or what articles call it, in
 * titles, tags, excerpts and categories, although letters may be wrong. Where no article has all of them,
 * those with some are suggested, and where the chosen category has none, those of others.
 */
export function createSuggester({
  articles,
  synonyms,
}: ListIndex): (query: ListQuery) => Suggestions {
  const options: IFuseOptions<ArticleSummary> = {
    ...fuseOptions,
    useTokenSearch: true,
    tokenMatch: 'all',
    includeMatches: true,
    includeScore: true,
    keys: [
      { name: 'title', weight: 3 },
      { name: 'tags', weight: 2 },
      { name: 'excerpt', weight: 1 },
      { name: 'category', weight: 0.5 },
    ],
  }
  const fuse = new Fuse(articles, options)
  const splitTerms = termSplitter(synonyms)
  const words = articles.map((article) => spaced(searchedTexts(article).join(' '))).join('\n')
  const occurs = (text: string): boolean => begins(words, text)

  /** Finds articles with at least half of some words; rare words count more. */
  const findSome = (searched: readonly string[]): Found[] => {
    const ratings = new Map<Found['item'], { found: Found; count: number; score: number }>()
    for (const word of searched) {
      const matches = fuse.search(word)
      const rarity = Math.log(1 + articles.length / (1 + matches.length))
      for (const found of matches) {
        const before = ratings.get(found.item)
        ratings.set(found.item, {
          found,
          count: (before?.count ?? 0) + 1,
          score: (before?.score ?? 0) + rarity * (1 - (found.score ?? 0)),
        })
      }
    }
    return [...ratings.values()]
      .filter(({ count }) => count * 2 >= searched.length)
      .sort((a, b) => b.score - a.score)
      .map(({ found }) => found)
  }

  return (query) => {
    const terms = splitTerms(query.search)
    if (terms.length === 0) return { articles: [], words: [] }
    // Texts have a word as it was typed, or what it means.
    const wordings = terms.map(({ written, means }) =>
      means.length === 0 || occurs(written) ? [written, ...means] : means,
    )
    const searches = Array.from(
      { length: Math.max(...wordings.map(({ length }) => length)) },
      (_, index) => wordings.map((one) => one[index] ?? one[0] ?? ''),
    )
    const all = searches.flatMap((one) => fuse.search(one.join(' ')))
    const found = all.length > 0 ? all : searches.flatMap(findSome)
    const ofCategory = found.filter(({ item }) => isOfCategory(item, query))
    const best = ofCategory.length > 0 ? ofCategory : found
    const suggested = [...new Set(best.map(({ item }) => item))].slice(0, maxSuggestions)
    return {
      articles: suggested,
      words: best.filter(({ item }) => suggested.includes(item)).flatMap(matchedWords),
    }
  }
}

/** The words of an article in which Fuse found something. */
function matchedWords({ matches = [] }: Found): string[] {
  return matches.flatMap(({ value = '', indices }) =>
    [...value.matchAll(/[\p{L}\p{N}]+/gu)]
      .filter(({ 0: word, index }) =>
        indices.some(
          ([start, end]) => end - start > 1 && start < index + word.length && end >= index,
        ),
      )
      .map(([word]) => normalizeText(word)),
  )
}
