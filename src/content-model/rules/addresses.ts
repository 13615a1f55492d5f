import { isPublished } from '../article/is-published'
import type { Diagnostic } from '../diagnostic'
import { closest, listValues } from '../parse/suggestions'
import {
  followed,
  formerAddresses,
  pageAddresses,
  withoutSearch,
  type FormerAddress,
} from '../redirects'
import { diagnosticAt, isOf, type ContentRecord, type ContentRecords } from '../record'
import { archivePath, parentOf } from '../page-groups'
import { ownRecords } from './translations'

/** Files that a build writes, which no address of the past can replace. */
const builtFiles =
  /^\/(([a-z]{2,3}\/)?rss\.xml|_headers|_redirects|404(\.html)?|index\.html|robots\.txt|sitemap\.xml|manifest\.webmanifest|favicon\.ico|icon[^/]*|guides\/[^/]+\.pdf|(page-data|photos|pictures|portraits|social|static)\/.*)$/

/** Finds pages with an address of another part of the site, and addresses of the past that lead nowhere. */
export function checkAddresses(languages: readonly ContentRecords[], today: string): Diagnostic[] {
  return [
    ...languages.flatMap((records) =>
      ownRecords(records).flatMap((record) => checkPlace(record, records, languages)),
    ),
    ...checkFormer(languages, today),
  ]
}

/** Finds an address outside of its language, or of an article that is not below the list of articles. */
function checkPlace(
  record: ContentRecord,
  { language }: ContentRecords,
  languages: readonly ContentRecords[],
): Diagnostic[] {
  const { address } = record.data as { address?: string }
  if (address === undefined) return []
  const [, first = ''] = address.split('/')
  const own = languages.some((one) => one.language === first) ? first : ''
  const misplaced = (allowed: string, fix: string): Diagnostic[] => [
    diagnosticAt(record, ['address'], 'address-misplaced', { address, allowed, fix }),
  ]
  if (own !== language) {
    const rest = own ? address.slice(own.length + 1) : address
    const right = language ? `/${language}${rest}` : rest || '/contact'
    return misplaced(
      language ? `an address below /${language}` : `an address outside of /${own}`,
      `Write ${right}`,
    )
  }
  const list = parentOf(archivePath)
  if (language === '' && isOf(record, 'blog')) {
    return misplaced(`${list}, where all articles are`, 'Remove the line.')
  }
  if (language === '' && isOf(record, 'article') && parentOf(address) !== list) {
    return misplaced(
      `an address directly below ${list}`,
      `Write ${list}${address.slice(address.lastIndexOf('/'))}`,
    )
  }
  return []
}

function checkFormer(languages: readonly ContentRecords[], today: string): Diagnostic[] {
  const former = formerAddresses(languages)
  if (former.length === 0) return []
  const pages = pageAddresses(languages)
  const published = pageAddresses(
    languages,
    (record) => !isOf(record, 'article') || isPublished(record.data, today),
  )
  const next = new Map(former.map(({ from, to }) => [from, to]))
  const first = new Map<string, FormerAddress>()
  return former.flatMap((one): Diagnostic[] => {
    const { record, path, from } = one
    const twin = first.get(from)
    first.set(from, twin ?? one)
    const other = pages.get(from)
    if (other !== undefined || builtFiles.test(from)) {
      return [
        diagnosticAt(record, path, 'former-address-in-use', {
          from,
          by: other ?? 'a file that each build writes',
        }),
      ]
    }
    if (twin) {
      return [diagnosticAt(record, path, 'former-address-twice', { from, other: twin.record.file })]
    }
    const way = followed(from, next)
    const target = withoutSearch(way.at(-1) ?? '')
    if (next.has(target)) {
      return [diagnosticAt(record, path, 'redirect-circle', { way: [from, ...way].join(', ') })]
    }
    // A page leads to itself, so only redirects.yaml can name an address without a page.
    if (published.has(target) || !isOf(record, 'redirects')) return []
    const addresses = [...published.keys()]
    return [
      diagnosticAt(record, path, 'redirect-target-missing', {
        to: target,
        state: pages.has(target) ? 'whose article is not published yet' : 'where there is no page',
        allowed: listValues(target, addresses),
        fix: closest(target, addresses),
      }),
    ]
  })
}

/** Returns the address that a link to an address of the past leads to, in the default language. */
export function movedTo(records: ContentRecords, path: string): string | undefined {
  const next = new Map(formerAddresses([records]).map(({ from, to }) => [from, to]))
  return followed(path, next).at(-1)
}
