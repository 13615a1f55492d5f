import Fuse, { type FuseResult } from 'fuse.js'
import type { SearchIndex, SentencesByPath } from '../site/search-files'
import type { ArticleSummary } from '../site/site'
import type { SearchSynonyms } from '../content-model/schemas/word-lists'
import { findArticles, isOfCategory, normalizeText, searchedTexts } from './find-articles'
import type { ListQuery } from './list-query'

/** Part of a search: a word, or a phrase with synonyms and what articles call it. */
interface Term {
  written: string
  means: readonly string[]
}

/** Articles that may be meant if none contains the search as it was typed. */
interface Suggestions {
  /** Best first. */
  articles: ArticleSummary[]
  /** The words of these articles by which they were found. */
  words: string[]
}

/** Matches of a search in the texts of articles. */
export interface TextMatches {
  /** Articles, each with the sentence that has most of the words, best first. */
  found: { title: string; path: string; text: string }[]
  /** The words that were found, if one was misspelled or has another name; otherwise empty. */
  correctedTo: string
  /** Normalized words to highlight. */
  words: string[]
}

type Found = FuseResult<ArticleSummary>

const maxSuggestions = 6
const maxWords = 12
/** Fuse can't match longer words. */
const maxWordLength = 32

/** About one letter in four may be wrong, anywhere in a text. */
const fuseOptions = { threshold: 0.3, ignoreLocation: true, ignoreDiacritics: true }

/**
 * Creates the search that forgives misspelled words: it looks for each word, or for its synonyms, in
 * titles, tags, excerpts and categories. Articles that lack a word are suggested only if no article has
 * all of them, and articles of another category only if the chosen one has none.
 */
export function createSuggester({
  articles,
  synonyms,
}: SearchIndex): (query: ListQuery) => Suggestions {
  const fuse = new Fuse(articles, {
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
  })
  const splitTerms = termSplitter(synonyms)
  const words = articles.map((article) => spaced(searchedTexts(article).join(' '))).join('\n')

  /** Finds articles with at least half of the words; rare words count more. */
  const findSome = (searched: readonly string[]): Found[] => {
    const ratings = new Map<ArticleSummary, { found: Found; count: number; score: number }>()
    for (const word of searched) {
      const results = fuse.search(word)
      const rarity = Math.log(1 + articles.length / (1 + results.length))
      for (const found of results) {
        const rating = ratings.get(found.item) ?? { found, count: 0, score: 0 }
        rating.count += 1
        rating.score += rarity * (1 - (found.score ?? 0))
        ratings.set(found.item, rating)
      }
    }
    return [...ratings.values()]
      .filter(({ count }) => count * 2 >= searched.length)
      .sort((a, b) => b.score - a.score)
      .map(({ found }) => found)
  }

  return (query) => {
    // A word that articles use as it was typed is searched too, before its synonyms.
    const wordings = splitTerms(query.search).map(({ written, means }) =>
      means.length === 0 || begins(words, written) ? [written, ...means] : means,
    )
    const searches = Array.from(
      { length: Math.max(0, ...wordings.map(({ length }) => length)) },
      (_, index) => wordings.map((one) => one[index] ?? one[0] ?? ''),
    )
    const complete = searches.flatMap((one) => fuse.search(one.join(' ')))
    const found = complete.length > 0 ? complete : searches.flatMap(findSome)
    const inCategory = found.filter(({ item }) => isOfCategory(item, query))
    const best = inCategory.length > 0 ? inCategory : found
    const suggested = [...new Set(best.map(({ item }) => item))].slice(0, maxSuggestions)
    return {
      articles: suggested,
      words: best.filter(({ item }) => suggested.includes(item)).flatMap(matchedWords),
    }
  }
}

/** Returns the words of an article in which Fuse matched more than two letters in a row. */
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

/** The words that texts use for a term of a search. */
interface Wording {
  /** Empty if no text has the term. */
  texts: readonly string[]
  /** Synonyms and other forms of the word that texts have besides. */
  also: readonly string[]
  /** From 0, if every text has it, to 1. */
  rarity: number
  /** True if the term was misspelled. */
  isSpelled: boolean
}

/** A search in the words of the texts that are searched. */
export interface ReadSearch {
  terms: readonly Term[]
  /** In the order of the terms. */
  wordings: readonly Wording[]
}

/**
 * Creates what finds the words of texts for each term of a search: the term itself; if no text has it, its
 * synonyms, or else the most similar word of all texts.
 *
 * @param texts words of each text, with spaces around them
 */
export function searchReader(
  texts: readonly string[],
  synonyms: SearchSynonyms,
): (search: string) => ReadSearch {
  const vocabulary = new Set(texts.flatMap((words) => words.split(/\s+/)))
  const longWords = [...vocabulary].filter((word) => word.length > 3)
  const splitTerms = termSplitter(synonyms)
  const countWith = (...some: string[]): number =>
    texts.filter((words) => some.some((text) => begins(words, text))).length

  /** Returns the most similar word, the most common of several; nothing if all are too different. */
  const spell = (written: string): string | undefined => {
    if (written.length < 4) return undefined
    const sounds = soundsOf(written)
    const most = written.length > 6 ? 4 : 2.5
    return (
      longWords
        .filter((word) => Math.abs(word.length - written.length) < 3)
        .map((word) => ({ word, heard: soundsOf(word) }))
        // Few people misspell the first sound.
        .filter(({ heard }) => heard[0] === sounds[0])
        .map(({ word, heard }) => ({
          word,
          distance: distanceOf(written, word) + distanceOf(sounds, heard),
        }))
        .filter(({ distance }) => distance <= most)
        .sort((a, b) => a.distance - b.distance || countWith(b.word) - countWith(a.word))[0]?.word
    )
  }

  const wordingOf = ({ written, means }: Term): Wording => {
    const isKnown = countWith(written) > 0
    const synonyms = means.filter((text) => countWith(text) > 0)
    const forms = [...vocabulary].filter((word) => isFormOf(word, written))
    const others = synonyms.length > 0 ? synonyms : forms
    const spelled = isKnown || others.length > 0 ? undefined : spell(written)
    const own = isKnown ? [written] : spelled ? [spelled] : others
    return {
      texts: own,
      also: [...synonyms, ...forms].filter((text) => !own.includes(text)),
      rarity: 1 - countWith(...own) / texts.length,
      isSpelled: spelled !== undefined,
    }
  }

  // While somebody types, only the last word changes.
  const known = new Map<string, Wording>()
  const knownWordingOf = (term: Term): Wording => {
    const wording = known.get(term.written) ?? wordingOf(term)
    known.set(term.written, wording)
    return wording
  }
  return (search) => {
    const terms = splitTerms(search)
    return { terms, wordings: terms.map(knownWordingOf) }
  }
}

/** Returns true if two words differ only in their last letters: scammed and scam, calls and calling. */
function isFormOf(one: string, other: string): boolean {
  const shortest = Math.min(one.length, other.length)
  let same = 0
  while (same < shortest && one[same] === other[same]) same += 1
  return same >= (same === shortest ? 4 : 5) && Math.max(one.length, other.length) - same <= 3
}

/** Returns the words that were searched in place of misspelled or unknown ones; empty if there are none. */
function correctionOf({ terms, wordings }: ReadSearch): string {
  const isCorrected = terms.some(({ written }, index) => wordings[index]?.texts[0] !== written)
  return isCorrected ? wordings.flatMap((one) => one.texts[0] ?? []).join(' ') : ''
}

/** Quality of a match. */
const wholeWord = 2
const startOfWord = 1
const noMatch = 0

/**
 * Creates the search inside articles: a word matches the beginning of words in sentences. Articles that lack
 * a word are found only if no article has all of them, and if they have more than half. Articles that the
 * list shows already are left out.
 */
export function createTextSearch(
  { articles, synonyms }: SearchIndex,
  sentencesByPath: SentencesByPath,
): (query: ListQuery) => TextMatches {
  const texts = articles.map((article) => {
    const sentences = sentencesByPath[article.path] ?? []
    const lines = sentences.map((sentence) => ({ sentence, words: spaced(sentence) }))
    return { article, lines, words: lines.map(({ words }) => words).join('\n') }
  })
  const read = searchReader(
    texts.map(({ words }) => words),
    synonyms,
  )

  return (query) => {
    const search = read(query.search)
    const { wordings } = search
    const listed = findArticles(articles, query)
    const candidates = texts
      .filter(({ article }) => isOfCategory(article, query) && !listed.includes(article))
      .map((text) => ({ ...text, matches: wordings.map((one) => matchOf(text.words, one.texts)) }))
      .filter(({ matches }) => matches.filter(Boolean).length * 2 > matches.length)
    const best =
      [wholeWord, startOfWord]
        .map((least) => candidates.filter(({ matches }) => matches.every((one) => one >= least)))
        .find(({ length }) => length > 0) ?? candidates
    const phrase = spaced(query.search).trimEnd()

    /** Most words count first; then rare ones, whole ones, the phrase itself, and whole sentences. */
    const scoreOf = ({ sentence, words }: { sentence: string; words: string }): number => {
      let score = 0
      for (const wording of wordings) {
        const match = matchOf(words, wording.texts)
        if (match) score += 3 + match + wording.rarity
      }
      if (words.includes(phrase)) score += 2
      if (/[.!?]["”’)]?$/.test(sentence)) score += 0.25
      return score
    }
    const found = best
      .map(({ article, lines }) => {
        const scores = lines.map(scoreOf)
        const score = Math.max(...scores)
        const text = lines[scores.indexOf(score)]?.sentence ?? ''
        return { title: article.title, path: article.path, text, score }
      })
      .sort((a, b) => b.score - a.score)
    return {
      found,
      correctedTo: found.length > 0 ? correctionOf(search) : '',
      words: [normalizeText(query.search), ...wordings.flatMap((one) => one.texts.map(singular))],
    }
  }
}

/** Returns a word with one letter for all that sound alike in English or Spanish. */
function soundsOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/h/g, '')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/qu|[kq]/g, 'c')
    .replace(/v/g, 'b')
    .replace(/(.)\1/g, '$1')
}

/** Returns how many letters must be added, left out, swapped or replaced; those that are replaced count more. */
function distanceOf(one: string, other: string): number {
  const rows: number[][] = []
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Math.max(i, j) + 1
  for (let i = 0; i < one.length; i += 1) {
    const row: number[] = (rows[i] = [])
    for (let j = 0; j < other.length; j += 1) {
      const isSwapped = one[i] === other[j - 1] && one[i - 1] === other[j]
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (one[i] === other[j] ? 0 : 1.25),
        isSwapped ? at(i - 2, j - 2) + 1 : Infinity,
      )
    }
  }
  return at(one.length - 1, other.length - 1)
}

/** How words contain a text: as whole words, in the singular or the plural, or as the beginning of one. */
interface Pattern {
  whole: readonly string[]
  beginning: string
}

const patterns = new Map<string, Pattern>()

/** Returns the pattern of a text. It is kept, because a search compares each text with everything on the site. */
function patternOf(text: string): Pattern {
  const known = patterns.get(text)
  if (known) return known
  const one = singular(text)
  const pattern = {
    whole: [` ${one} `, ` ${one}s `],
    beginning: text.length < 3 ? ` ${text} ` : ` ${one}`,
  }
  patterns.set(text, pattern)
  return pattern
}

/** Returns how well words match one of some texts. */
export function matchOf(words: string, texts: readonly string[]): number {
  if (!texts.some((text) => begins(words, text))) return noMatch
  const isWhole = (text: string): boolean =>
    patternOf(text).whole.some((word) => words.includes(word))
  return texts.some(isWhole) ? wholeWord : startOfWord
}

/** Splits a text into words without capitals and accents; AT&T is att, won’t is wont, Wi-Fi is wi fi. */
export function wordsOf(text: string): string[] {
  const joined = normalizeText(text)
    .replace(/'/g, '')
    .replace(/(\p{L})&(?=\p{L})/gu, '$1')
  return joined.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Returns the words of a text with a space before and after each. */
export const spaced = (text: string): string => ` ${wordsOf(text).join(' ')} `

/** Creates what splits a search into terms: synonyms first, the longest of them, then single words. */
function termSplitter({ groups, ignored }: SearchSynonyms): (search: string) => Term[] {
  const phrases = groups
    .flatMap(({ written, means }) => written.map((one) => ({ written: spaced(one), means })))
    .sort((a, b) => b.written.length - a.written.length)
  const saysNothing = new Set(ignored.flatMap(wordsOf))
  return (search) => {
    let rest = spaced(search.slice(0, 1000))
    const terms: Term[] = []
    for (const { written, means } of phrases) {
      if (!rest.includes(written)) continue
      rest = rest.split(written).join(' ')
      terms.push({ written: written.trim(), means: means.map((one) => spaced(one).trim()) })
    }
    const words = rest.split(' ').filter((word) => word !== '' && !saysNothing.has(word))
    const single = words.map((word) => ({ written: word.slice(0, maxWordLength), means: [] }))
    return [...terms, ...single.slice(0, maxWords)]
  }
}

/** Returns a word without the s of several. */
export const singular = (word: string): string =>
  word.length > 3 ? word.replace(/([^s])s$/, '$1') : word

/** Returns true if a word begins with a text. A text of one or two letters must be the whole word. */
export function begins(words: string, text: string): boolean {
  return words.includes(patternOf(text).beginning)
}
