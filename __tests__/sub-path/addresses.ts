import { load, type CheerioAPI } from 'cheerio'

/** An address, and the file of the built site that names it. */
export interface NamedAddress {
  file: string
  address: string
}

const single = ['href', 'src', 'action', 'poster', 'data']

/** Returns every address that a part of HTML makes a browser, a crawler or a visitor ask for. */
export function addressesOfHtml(html: string): string[] {
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
export function addressesOfCss(css: string): string[] {
  return Array.from(css.matchAll(/url\(["']?([^"')]+)/g), ([, address]) => address ?? '')
}

/** Returns every string of a value that was read from JSON. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

function attributes($: CheerioAPI, name: string): string[] {
  return $(`[${name}]`)
    .toArray()
    .map((element) => $(element).attr(name) ?? '')
}
