import {
  foundKinds,
  type BestAnswer,
  type FoundKind,
  type SearchedPart,
  type SearchIndex,
} from '../site/search-files'
import {
  begins,
  matchOf,
  searchReader,
  singular,
  spaced,
  wordsOf,
  type ReadSearch,
} from './search-engine'

/** A part of the site that a search has found. */
export type FoundPart = Omit<SearchedPart, 'kind'> & { kind: FoundKind }

/** Results of a search of the whole site. */
export interface SiteResults {
  answer: BestAnswer | undefined
  /** Each kind that was found, with its parts, best first. */
  groups: { kind: FoundKind; parts: FoundPart[] }[]
  /** The search as it was probably meant, if a word was misspelled; otherwise empty. */
  correctedTo: string
  /** Normalized words to highlight. */
  words: string[]
}

/** How much a word counts in each text of a part. */
const weights = { title: 3, also: 2.5, text: 1 }
type Texts = Record<keyof typeof weights, string>
/** How much a synonym, or another form of a word, counts beside the word itself. */
const otherWeight = 0.7
/** The least score of what is found, as a share of the best one. */
const leastScore = 0.6
/** The least score of kinds that are shown in their usual order; others come last. */
const goodScore = 0.8

/**
 * Creates the search of everything on the site: a part is found by the words of a search, or by other words for them,
 * in its title, its address, its other names and its text. Rare words count more.
 */
export function createSiteSearch(index: SearchIndex): (search: string) => SiteResults {
  const parts = partsOf(index).map((part) => ({ part, texts: textsOf(part) }))
  const read = searchReader(
    parts.map(({ texts }) => Object.values(texts).join('\n')),
    index.synonyms,
  )
  const findAnswer = answerFinder(index.answers ?? [])
  return (typed) => {
    const search = read(typed)
    const scored = parts
      .map(({ part, texts }) => ({ part, score: scoreOf(texts, search) }))
      .sort((a, b) => b.score - a.score)
    const best = scored[0]?.score ?? 0
    const found = scored.filter(({ score }) => score > 0 && score >= best * leastScore)
    const groups = foundKinds.flatMap((kind) => {
      const own = found.filter(({ part }) => part.kind === kind)
      const [first] = own
      return first ? { kind, parts: own.map(({ part }) => part), score: first.score } : []
    })
    const isGood = ({ score }: { score: number }): boolean => score >= best * goodScore
    const correctedTo = spelledRight(search)
    return {
      answer: findAnswer(`${typed} ${correctedTo}`),
      groups: [...groups.filter(isGood), ...groups.filter((group) => !isGood(group))],
      correctedTo: found.length > 0 ? correctedTo : '',
      words: search.wordings.flatMap(({ texts, also }) => [...texts, ...also].map(singular)),
    }
  }
}

function partsOf({ parts = [], articles }: SearchIndex): FoundPart[] {
  return [
    ...parts,
    ...articles.map(({ title, path, excerpt, category, tags }) => ({
      kind: 'article' as const,
      title,
      path,
      text: excerpt,
      also: [...tags, category],
    })),
  ]
}

/** Returns the words of a part. The last folder of an address often says what a page is about. */
function textsOf({ title, path, text = '', also = [] }: FoundPart): Texts {
  return {
    title: spaced(title),
    also: [path.replace(/^.*\/|#.*$/g, ''), ...also].map(spaced).join('\n'),
    text: spaced(text),
  }
}

function scoreOf(texts: Texts, { wordings }: ReadSearch): number {
  const fields = Object.keys(weights) as (keyof Texts)[]
  const rate = (words: readonly string[]): number =>
    Math.max(...fields.map((field) => weights[field] * matchOf(texts[field], words)))
  const rates = wordings.map((one) => Math.max(rate(one.texts), otherWeight * rate(one.also)))
  const score = rates.reduce((sum, one, index) => sum + one * (wordings[index]?.rarity ?? 0), 0)
  return score * (0.5 + rates.filter(Boolean).length / wordings.length)
}

/** Returns a search with its misspelled words corrected; empty if none was misspelled. */
function spelledRight({ terms, wordings }: ReadSearch): string {
  if (!wordings.some(({ isSpelled }) => isSpelled)) return ''
  return wordings
    .map(({ isSpelled, texts }, index) => (isSpelled ? texts[0] : terms[index]?.written))
    .join(' ')
}

/** Creates what finds the answer with most words in a search, the first of several. */
function answerFinder(answers: readonly BestAnswer[]): (search: string) => BestAnswer | undefined {
  const known = answers
    .flatMap((answer) => answer.searches.map((one) => ({ answer, words: wordsOf(one) })))
    .sort((a, b) => b.words.length - a.words.length)
  return (search) => {
    const said = spaced(search)
    return known.find(({ words }) => words.every((word) => begins(said, word)))?.answer
  }
}
