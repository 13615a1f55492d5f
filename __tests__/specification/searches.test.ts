import { gzipSync } from 'node:zlib'
import { checkContentDir } from '../../src/build/read-content'
import { createSiteSearch } from '../../src/search/site-engine'
import type { SearchIndex } from '../../src/site/search-files'
import { wholeSite } from '../sites/built-site'
import { contentFolder } from './content'
import { realSearches } from './real-searches'

const site = wholeSite(checkContentDir(contentFolder))
const fileOf = (name: string): string =>
  String(site.files.find(({ file }) => file === name)?.content)
const files = ['search-index.json', 'es/search-index.json'].map(fileOf)
const [search, searchInSpanish] = files.map((file) =>
  createSiteSearch(JSON.parse(file) as SearchIndex),
)

/** Returns the paths of the first two results. */
function firstTwo(words: string): string[] {
  const { answer, groups } = search!(words)
  const paths = groups.flatMap(({ parts }) => parts.map(({ path }) => path))
  return [...(answer ? [answer.link.to] : []), ...paths]
    .slice(0, 2)
    .map((path) => path.replace(/#.*/, ''))
}

test('nine of ten searches of real people have their answer first or second', () => {
  const missed = realSearches.filter(
    ([words, paths]) => !firstTwo(words).some((path) => paths.includes(path)),
  )
  expect(missed.map(([words]) => words).slice(6)).toEqual([])
  expect(realSearches).toHaveLength(60)
})

test('each best answer is found by every search that it names', () => {
  const wrong = [search, searchInSpanish].flatMap((find, language) => {
    const { answers = [] } = JSON.parse(files[language]!) as SearchIndex
    return answers.flatMap((answer) =>
      answer.searches
        .filter((words) => find!(words).answer?.text !== answer.text)
        .map((words) => `${words}: ${answer.link.label}`),
    )
  })
  expect(wrong).toEqual([])
})

test('the index is at most 40 kB when it’s packed', () => {
  expect(files.map((file) => gzipSync(file).length).filter((bytes) => bytes > 40_000)).toEqual([])
})
