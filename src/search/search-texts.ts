import type { Marks } from './answer-search'
import type { ListQuery } from './list-query'
import { normalizeText } from './normalize-text'
import { parseSearch, type Term } from './parse-search'
import { spaceWords } from './search-index'
import { countTerms, weightTerm, type WeightedTerm } from './suggest-articles'
import type { TextIndex } from './text-index'

/** Request to search the texts of articles. */
export interface TextRequest {
  query: ListQuery
  /** Largest number of articles in the answer. */
  limit: number
}

/** Article whose text has the searched words. */
export interface Mention {
  path: string
  title: string
  /** The sentence with most of the words. */
  sentence: string
}

/** Answer of the search of texts. */
export interface TextAnswer {
  /** Query of the request. */
  query: ListQuery
  /** Best articles first. */
  mentions: Mention[]
  /** Number of all such articles. */
  count: number
  /** Words that were searched in place of those of the query; empty where they are the same. */
  interpretedAs: string
  marks: Marks
}

/** Article with its best sentence, and what it is ranked by. */
interface Candidate {
  position: number
  /** Number of terms in the best sentence, and in the article. */
  inSentence: number
  inArticle: number
  /** All terms occur as words, and not only at the start of longer ones. */
  whole: boolean
  /** Index of the best sentence. */
  sentence: number
  score: number
}

/**
 * Finds articles with the searched words in their text. Articles that match exactly are left out,
 * because the list has them. Those with all words in one sentence come first, then those with all
 * in the article; others only where there are none of these, with more than half of the words.
 */
export function searchTexts(index: TextIndex, { query, limit }: TextRequest): TextAnswer {
  const search = normalizeText(query.search)
  const { terms, unknown, interpretedAs } = parseSearch(index, query.search, 'text')
  const weighted = terms.map((term) => weightTerm(index, term.map(notTooShort)))
  const phrase = spaceWords(search)
  const candidates = [...countTerms(weighted)].flatMap(([position, count]): Candidate[] => {
    const { article, text } = index.entries[position]!
    const inCategory = query.category === '' || article.category === query.category
    const enough = count * 2 > terms.length + unknown
    if (!inCategory || !enough || text.includes(search)) return []
    return [rateArticle(index, position, weighted, phrase)]
  })
  const found = best(candidates, terms.length)
  return {
    query,
    mentions: found.slice(0, limit).map(({ position, sentence }) => {
      const { path, title } = index.entries[position]!.article
      return { path, title, sentence: index.sentences[position]?.[sentence] ?? '' }
    }),
    count: found.length,
    interpretedAs,
    marks: {
      texts: [...new Set([search, ...weighted.flatMap(({ term }) => term.map(trimmed))])],
      atWordStart: true,
    },
  }
}

/** Leaves out candidates that only half match where others match well, and sorts the others. */
function best(candidates: readonly Candidate[], terms: number): Candidate[] {
  const prefer = (list: readonly Candidate[], good: (one: Candidate) => boolean) =>
    list.some(good) ? list.filter(good) : list
  const complete = prefer(candidates, ({ inArticle }) => inArticle === terms)
  return [...prefer(complete, ({ whole }) => whole)].sort(
    (a, b) => b.inSentence - a.inSentence || b.score - a.score || a.position - b.position,
  )
}

/** Finds the best sentence of an article. */
function rateArticle(
  { entries, sentences }: TextIndex,
  position: number,
  terms: readonly WeightedTerm[],
  phrase: string,
): Candidate {
  const { words } = entries[position]!
  const inThis = terms.filter(({ matches }) => matches.has(position))
  const rated: Candidate = {
    position,
    inSentence: 0,
    inArticle: inThis.length,
    whole: inThis.every(({ term }) => term.some((text) => hasWhole(words, text))),
    sentence: 0,
    score: 0,
  }
  words.split('\n').forEach((line, sentence) => {
    let count = 0
    let score = 0
    for (const { term, weight } of inThis) {
      const text = term.find((one) => line.includes(one))
      if (text === undefined) continue
      count += 1
      score += weight * (hasWhole(line, text) ? 1.5 : 1)
    }
    if (count === 0 || count < rated.inSentence) return
    if (line.includes(phrase)) score *= 2
    // A sentence says more than a heading.
    if (/[.!?]["”’)]?$/.test(sentences[position]?.[sentence] ?? '')) score *= 1.25
    if (count > rated.inSentence || score > rated.score) {
      Object.assign(rated, { inSentence: count, score, sentence })
    }
  })
  return rated
}

/** Returns whether a text has a word or phrase that is not the start of a longer one, but for an s. */
function hasWhole(words: string, text: string): boolean {
  return words.includes(`${text.trimEnd()} `) || words.includes(`${text.trimEnd()}s `)
}

/** Words of one or two letters begin too many others: they must be words of their own. */
const notTooShort = (text: Term[number]): string => (text.length <= 3 ? `${text} ` : text)

const trimmed = (text: string): string => text.trim()
