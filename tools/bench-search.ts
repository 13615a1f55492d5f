import { answerSearch } from '../src/search/answer-search'
import { buildSearchIndex } from '../src/search/search-index'
import { checkContentDir } from '../src/gatsby/read-content'
import { contentDir } from '../src/gatsby/settings'
import { manyArticles, searches } from './speed/many-articles'

/** Prints how long one search takes in Node, of 10,000 articles: median and 95th percentile. */
const count = 10_000
const runs = 20
const articles = manyArticles(count)
const synonyms = checkContentDir(contentDir()).records.of('searchSynonyms')[0]?.data
const start = performance.now()
const searchIndex = buildSearchIndex(articles, synonyms ?? { groups: [], ignored: [] })
console.log(`${count} articles, ${searchIndex.wordIndex.sorted.length} different words`)
console.log(`made ready in ${(performance.now() - start).toFixed(0)} ms, once`)

for (const [name, list] of Object.entries(searches)) {
  const times = Array.from({ length: runs }, (): readonly string[] => list)
    .flat()
    .map((search) => {
      // Corrected words are cached, so each repeat gets a new spelling.
      const begin = performance.now()
      answerSearch(searchIndex, { query: { search, category: '', page: 1 } })
      return performance.now() - begin
    })
  const first = times.slice(0, list.length)
  const sorted = [...times].sort((a, b) => a - b)
  const at = (fraction: number): string =>
    (sorted[Math.floor(sorted.length * fraction)] ?? 0).toFixed(1)
  console.log(
    `${name.padEnd(20)} median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, ` +
      `slowest first time ${Math.max(...first).toFixed(1)} ms`,
  )
}
