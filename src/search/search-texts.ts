import Fuse from 'fuse.js'
import type { ArticleSummary } from '../site/article-summary'
import { findArticles, isOfCategory, normalizeText } from './find-articles'
import type { ListQuery } from './list-query'
import type { ListIndex, SentencesByPath } from './search-files'
import { begins, fuseOptions, singular, spaced, termSplitter, type Term } from './search-terms'

/** Article whose text has the searched words. */
export interface Mention {
  article: ArticleSummary
  /** The sentence with most of the words. */
  sentence: string
}

/** What the texts of articles say of a search. */
export interface Mentions {
  /** Best first. */
  mentions: Mention[]
  /** What was looked for, where a word was misspelled or has another name; otherwise empty. */
  correctedTo: string
  words: string[]
}

/** What an article says. */
interface Text {
  article: ArticleSummary
  sentences: readonly string[]
  /** The words of each sentence between spaces, a sentence a line. */
  words: string
}

/** What texts have for a term of a search. */
interface Wording {
  /** Empty where nothing has it. */
  texts: readonly string[]
  /** From 0, where every text has it, to 1. */
  rarity: number
}

/**
 * Creates the search of what articles say: a word is found where it begins a word of a sentence; one
 * that no sentence has is replaced by its synonyms, or by the nearest word that there is. Articles with
 * all words come first; others count only where there are none, with more than half of the words.
 * Articles that the list shows already are left out.
 */
export function createTextSearch(
  { articles, synonyms }: ListIndex,
  sentencesByPath: SentencesByPath,
): (query: ListQuery) => Mentions {
  const texts = articles.map((article): Text => {
    const sentences = sentencesByPath[article.path] ?? []
    return { article, sentences, words: sentences.map(spaced).join('\n') }
  })
  const vocabulary = new Set(texts.flatMap(({ words }) => words.split(/\s+/)))
  const speller = new Fuse(
    [...vocabulary].filter((word) => word.length > 3),
    { ...fuseOptions, threshold: 0.35 },
  )
  const splitTerms = termSplitter(synonyms)
  const having = (text: string): Text[] => texts.filter(({ words }) => begins(words, text))
  const textsFor = ({ written, means }: Term): readonly string[] => {
    if (having(written).length > 0) return [written]
    const known = means.filter((text) => having(text).length > 0)
    if (known.length > 0 || written.length < 4) return known
    const swapped = neighborsSwapped(written).find((word) => vocabulary.has(word))
    if (swapped) return [swapped]
    const nearest = speller
      .search(written, { limit: 10 })
      .map(({ item }) => item)
      .sort((a, b) => lengthFrom(a, written) - lengthFrom(b, written))
    return nearest.slice(0, 1)
  }
  const wordingOf = (term: Term): Wording => {
    const known = textsFor(term)
    const share = new Set(known.flatMap(having)).size / texts.length
    return { texts: known, rarity: 1 - share }
  }

  return (query) => {
    const terms = splitTerms(query.search)
    const wordings = terms.map(wordingOf)
    const phrase = spaced(query.search).trimEnd()
    const listed = findArticles(articles, query)
    const rated = texts
      .filter(({ article }) => isOfCategory(article, query) && !listed.includes(article))
      .map((text) => ({
        text,
        found: wordings.filter((one) => textIn(text.words, one) !== undefined).length,
      }))
      .filter(({ found }) => found * 2 > terms.length)
    const complete = rated.filter(({ found }) => found === terms.length)
    const whole = complete.filter(({ text: { words } }) =>
      wordings.every((one) => one.texts.some((text) => hasWhole(words, text))),
    )
    const best = [whole, complete].find((list) => list.length > 0) ?? rated
    const mentions = best
      .map(({ text }) => ({ article: text.article, ...bestSentence(text, wordings, phrase) }))
      .sort((a, b) => b.score - a.score)
    const asWritten = terms.every(({ written }, index) => wordings[index]?.texts[0] === written)
    return {
      mentions,
      correctedTo: asWritten ? '' : wordings.flatMap((one) => one.texts[0] ?? []).join(' '),
      words: [normalizeText(query.search), ...wordings.flatMap((one) => one.texts.map(singular))],
    }
  }
}

/** Returns a word with each two neighboring letters swapped, which Fuse takes for two mistakes. */
function neighborsSwapped(word: string): string[] {
  return [...word].slice(1).map((_, index) => {
    const [one = '', other = ''] = word.slice(index)
    return word.slice(0, index) + other + one + word.slice(index + 2)
  })
}

const lengthFrom = (word: string, other: string): number => Math.abs(word.length - other.length)

/** Whether a text stands there as a word, or several of it. */
function hasWhole(words: string, text: string): boolean {
  return words.includes(` ${singular(text)} `) || words.includes(` ${singular(text)}s `)
}

/** Returns which text of a wording words have. */
const textIn = (words: string, { texts }: Wording): string | undefined =>
  texts.find((text) => begins(words, text))

/** Returns the sentence with most words; then rare ones, whole ones and whole sentences count. */
function bestSentence(
  { words, sentences }: Text,
  wordings: readonly Wording[],
  phrase: string,
): { sentence: string; score: number } {
  let best = { sentence: '', score: 0 }
  words.split('\n').forEach((line, index) => {
    const sentence = sentences[index] ?? ''
    let score = 0
    for (const wording of wordings) {
      const text = textIn(line, wording)
      if (text !== undefined) score += 4 + wording.rarity + (hasWhole(line, text) ? 1 : 0)
    }
    if (score > 0 && line.includes(phrase)) score += 2
    if (score > 0 && /[.!?]["”’)]?$/.test(sentence)) score += 0.25
    if (score > best.score) best = { sentence, score }
  })
  return best
}
