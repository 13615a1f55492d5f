import { gzipSync } from 'node:zlib'
import { answerSearch } from '../src/search/answer-search'
import { buildSearchIndex } from '../src/search/search-index'
import { checkContentDir } from '../src/gatsby/read-content'
import { contentDir } from '../src/gatsby/settings'
import { searchTexts } from '../src/search/search-texts'
import { packTexts } from '../src/search/packed-index'
import { buildTextIndex } from '../src/search/text-index'
import { manyArticles, manySentences, searches } from './speed/many-articles'

const runs = 20
const { records } = checkContentDir(contentDir())
const synonyms = records.of('searchSynonyms')[0]?.data ?? { groups: [], ignored: [] }
const queryOf = (search: string) => ({ search, category: '', page: 1 })

/**
 * Prints how long one search takes in Node: median and 95th percentile, of 10,000 articles, and of
 * the texts of 1,000 articles as long as ours.
 */
function benchSearch(): void {
  const articles = manyArticles(10_000)
  const index = timed(`${articles.length} articles made ready`, () =>
    buildSearchIndex(articles, synonyms),
  )
  console.log(`${index.wordIndex.sorted.length} different words`)
  measure((search) => answerSearch(index, { query: queryOf(search) }))

  const some = articles.slice(0, 1000)
  const packed = packTexts(some, manySentences(records, some.length, 240), synonyms)
  const file = JSON.stringify(packed)
  const kB = (bytes: number): string => `${Math.round(bytes / 1000)} kB`
  console.log(`\ntexts: ${kB(file.length)}, ${kB(gzipSync(file, { level: 9 }).length)} with gzip`)
  const texts = timed(`texts of ${some.length} articles made ready`, () => buildTextIndex(packed))
  measure((search) => searchTexts(texts, { query: queryOf(search), limit: 5 }))
}

function timed<Value>(name: string, make: () => Value): Value {
  const start = performance.now()
  const made = make()
  console.log(`${name} in ${(performance.now() - start).toFixed(0)} ms, once`)
  return made
}

function measure(answer: (search: string) => void): void {
  for (const [name, list] of Object.entries(searches)) {
    const times = Array.from({ length: runs }, (): readonly string[] => list)
      .flat()
      .map((search) => {
        const begin = performance.now()
        answer(search)
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
}

benchSearch()
