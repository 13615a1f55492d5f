import { readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { load, type CheerioAPI } from 'cheerio'
import { expect, test } from '@playwright/test'
import { listFiles } from '../../src/output/files'
import { builtFolder, origin, pathPrefix } from './site'

/** An address, and the file of the built site that names it. */
interface NamedAddress {
  file: string
  address: string
}

const single = ['href', 'src', 'action', 'poster', 'data']

/** Returns every address that a part of HTML makes a browser, a crawler or a visitor ask for. */
function addressesOfHtml(html: string): string[] {
  const $ = load(html)
  const named = single.flatMap((name) => attributes($, name))
  const sets = attributes($, 'srcset').flatMap((set) =>
    set.split(', ').map((entry) => entry.replace(/ .*$/, '')),
  )
  const shared = $('meta[property="og:url"], meta[property="og:image"], meta[name="twitter:image"]')
    .toArray()
    .map((element) => $(element).attr('content') ?? '')
  const styles = [...attributes($, 'style'), $('style').text()].flatMap(addressesOfCss)
  const deferred = $('template')
    .toArray()
    .flatMap((element) => addressesOfHtml($(element).html() ?? ''))
  const structured = $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((element) => stringsIn(JSON.parse($(element).text())))
    .filter((text) => /^(https?:|\/)/.test(text) && !/^https?:\/\/schema\.org/.test(text))
  return [...named, ...sets, ...shared, ...styles, ...deferred, ...structured]
}

/** Returns the addresses of a style sheet. */
function addressesOfCss(css: string): string[] {
  return Array.from(css.matchAll(/url\(["']?([^"')]+)/g), ([, address]) => address ?? '')
}

/** Returns every string of a value that was read from JSON. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

function attributes($: CheerioAPI, name: string): string[] {
  return $(`[${name}]`)
    .toArray()
    .map((element) => $(element).attr(name) ?? '')
}

/** Addresses by the kind of file that names them. */
const readers: Readonly<Record<string, (text: string, file: string) => string[]>> = {
  html: addressesOfHtml,
  css: addressesOfCss,
  xml: addressesOfXml,
  webmanifest: (text) => {
    const { start_url: start, icons } = JSON.parse(text) as {
      start_url: string
      icons: { src: string }[]
    }
    return [start, ...icons.map(({ src }) => src)]
  },
  txt: (text) => Array.from(text.matchAll(/^Sitemap: (.*)$/gm), ([, address]) => address ?? ''),
  // Data that pages are made of without a reload: bodies of articles are HTML, the rest goes through
  // components.
  json: (text, file) =>
    file.startsWith('page-data/')
      ? stringsIn(JSON.parse(text))
          .filter((one) => /<[a-z]/.test(one))
          .flatMap(addressesOfHtml)
      : [],
}

function addressesOfXml(text: string): string[] {
  const $ = load(text, { xml: true })
  const texts = $('link, guid, loc, image > url')
    .toArray()
    .map((element) => $(element).text())
  const bodies = $('content\\:encoded')
    .toArray()
    .flatMap((element) => addressesOfHtml($(element).text()))
  const self = $('[href]')
    .toArray()
    .map((element) => $(element).attr('href') ?? '')
  return [...texts, ...bodies, ...self].filter(Boolean)
}

/** Returns every address in the built site that leads to its own host. */
function ownAddresses(): NamedAddress[] {
  const { origin: host } = new URL(origin)
  return listFiles(builtFolder)
    .map((path) => relative(builtFolder, path))
    .filter((file) => !file.startsWith('_gatsby/'))
    .flatMap((file) => {
      const addresses = readers[/\w+$/.exec(file)?.[0] ?? '']
      const text = addresses ? readFileSync(join(builtFolder, file), 'utf8') : ''
      return [...new Set(addresses?.(text, file))].map((address) => ({ file, address }))
    })
    .filter(({ address }) => address.startsWith(host) || !/^([a-z]+:|#)/.test(address))
}

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
  const addresses = ownAddresses()
  const kinds = new Set(addresses.map(({ file }) => /\w+$/.exec(file)?.[0]))
  expect([...kinds].sort()).toEqual(['html', 'json', 'txt', 'webmanifest', 'xml'])
  expect(addresses.filter((one) => !isThere(one))).toEqual([])
})

test('headers are set below the path and nowhere else', () => {
  const rules = readFileSync(join(builtFolder, '_headers'), 'utf8').match(/^\/.*$/gm) ?? []
  expect(rules.filter((path) => !path.startsWith(`${pathPrefix}/`))).toEqual([])
  expect(rules).toContain(`${pathPrefix}/*`)
})
