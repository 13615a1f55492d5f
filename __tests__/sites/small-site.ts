import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { digestOfAll } from '../../src/cache/digest'
import { listFiles } from '../../src/build/list-files'
import type * as Make from './make-small-site'

type SmallSite = ReturnType<typeof Make.makeSmallSite>

/** The data, with the digest of everything that it was made from. */
const file = '.tmp/small-site.json'

/**
 * Returns the data of the small site. Making it takes longer than most tests, so the first one that asks writes it
 * for the others.
 */
function readSmallSite(): SmallSite {
  const sources = [...listFiles('src'), ...listFiles(__dirname), 'package-lock.json']
  const digest = digestOfAll(sources.sort().map((path) => readFileSync(path)))
  const known = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (known.startsWith(digest)) return JSON.parse(known.slice(digest.length)) as SmallSite
  const { makeSmallSite } = jest.requireActual<typeof Make>('./make-small-site')
  const made = JSON.stringify(makeSmallSite())
  mkdirSync('.tmp', { recursive: true })
  const own = `${file}.${process.pid}`
  writeFileSync(own, digest + made)
  renameSync(own, file)
  return JSON.parse(made) as SmallSite
}

/** The small site as the build makes it, for tests of components. */
export const {
  whole,
  site,
  interfaceTexts,
  pages,
  blog,
  brand,
  articleBody,
  consultationForm,
  newsletter,
} = readSmallSite()
