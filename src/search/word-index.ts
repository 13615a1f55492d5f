/** Which articles have which words, so that a search looks only at those that have any of its own. */
export interface WordIndex {
  /** Each word, and the places of the articles that have it, in their order. */
  articles: ReadonlyMap<string, readonly number[]>
  /** The words in the order of their letters: those that begin alike stand together. */
  sorted: readonly string[]
}

/**
 * Indexes articles by their words.
 *
 * @param texts the words of each article with spaces between them
 */
export function indexWords(texts: readonly string[]): WordIndex {
  const articles = new Map<string, number[]>()
  texts.forEach((text, position) => {
    for (const word of new Set(text.split(' '))) {
      if (word.length < 2) continue
      const having = articles.get(word)
      if (having) having.push(position)
      else articles.set(word, [position])
    }
  })
  return { articles, sorted: [...articles.keys()].sort() }
}

/** The words that begin so. */
export function wordsWithPrefix({ sorted }: WordIndex, start: string): string[] {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < start) low = middle + 1
    else high = middle
  }
  let end = low
  while (sorted[end]?.startsWith(start)) end += 1
  return sorted.slice(low, end)
}

/**
 * The places of articles that may have a text, each once: those with its longest word, or, of its
 * last word, which may go on, with a word that begins so.
 */
export function candidateArticles(index: WordIndex, text: string): Iterable<number> {
  const words = text.trim().split(' ')
  const last = words.length - 1
  const longest = words.reduce(
    (best, word, position) => (word.length > (words[best] ?? '').length ? position : best),
    0,
  )
  const word = words[longest] ?? ''
  if (longest < last) return index.articles.get(word) ?? []
  const positions = wordsWithPrefix(index, word).map((one) => index.articles.get(one) ?? [])
  return positions.length === 1 ? (positions[0] ?? []) : new Set(positions.flat())
}
