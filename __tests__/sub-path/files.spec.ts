import { readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { listFiles } from '../../src/build/list-files'
import { builtFolder, origin, pathPrefix } from './site'

/** An address, and the file of the built site that names it. */
interface NamedAddress {
  file: string
  address: string
}

const { origin: host } = new URL(origin)

/** An address of this host between quotes, brackets or tags, or in a set of images. */
const ownAddress = new RegExp(`(?<=["'(>]|, )(?:${host})?/(?![/>'])[^"'()<>,\\s\\\\]*`, 'g')
/** An address in HTML that is a string of JSON. Other paths in page data get the prefix from components. */
const addressInJson = /(?<=\\"|, )\/(?![/>])[^"\\\s]*/g
const inlineScripts = /(?<=<script(?![^>]*ld\+json)[^>]*>).*?(?=<\/script>)/gs

/** Returns the addresses of this host that a file makes a browser, a crawler or a visitor ask for. */
function addressesIn(file: string): string[] {
  const text = readFileSync(join(builtFolder, file), 'utf8')
  if (file.endsWith('.json')) return text.match(addressInJson) ?? []
  if (file.endsWith('.txt')) return text.match(/(?<=^Sitemap: ).*/gm) ?? []
  const markup = text.replaceAll('&quot;', '"').replaceAll('&gt;', '>')
  return markup.replace(inlineScripts, '').match(ownAddress) ?? []
}

const read = /\.(html|css|xml|webmanifest|txt)$|^page-data\/.*\.json$/
const addresses = (): NamedAddress[] =>
  listFiles(builtFolder)
    .map((path) => relative(builtFolder, path))
    .filter((file) => read.test(file) && !file.startsWith('_gatsby/'))
    .flatMap((file) => [...new Set(addressesIn(file))].map((address) => ({ file, address })))

/** Returns whether an address leads to a page or a file of the built site, by its whole path. */
function isThere({ address }: NamedAddress): boolean {
  const path = address.replace(/[?#].*$/, '')
  const base = [origin, pathPrefix].find((one) => path.startsWith(`${one}/`))
  if (base === undefined) return false
  const file = join(builtFolder, path.slice(base.length))
  return [file, join(file, 'index.html')].some((one) =>
    statSync(one, { throwIfNoEntry: false })?.isFile(),
  )
}

test('every address in pages, styles, feed, sitemap, manifest and data leads below the path', () => {
  const named = addresses()
  const kinds = new Set(named.map(({ file }) => /\w+$/.exec(file)?.[0]))
  expect([...kinds].sort()).toEqual(['html', 'json', 'txt', 'webmanifest', 'xml'])
  expect(named.filter((one) => !isThere(one))).toEqual([])
})

test('headers are set below the path and nowhere else', () => {
  const rules = readFileSync(join(builtFolder, '_headers'), 'utf8').match(/^\/.*$/gm) ?? []
  expect(rules.filter((path) => !path.startsWith(`${pathPrefix}/`))).toEqual([])
  expect(rules).toContain(`${pathPrefix}/*`)
})
