/**
 * Inverted index: articles by word, so that a search checks only articles with one of its words.
 */
export interface WordIndex {
  /** Each word with the indexes of the articles that have it, in order. */
  articles: ReadonlyMap<string, readonly number[]>
  /** All words, sorted, so that words with one prefix are neighbors. */
  sorted: readonly string[]
}

/**
 * Builds the inverted index.
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

/** Returns the words with a prefix, by binary search. */
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
 * Returns the indexes of articles that may have a text, each once: those with its longest word, or,
 * for its last word, which may be incomplete, with a word of that prefix.
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
