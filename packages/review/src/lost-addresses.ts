import { isPublished } from '../../../src/content-model/article/is-published'
import type { CheckedSite } from '../../../src/content-model/check-site'
import { diagnosticOfFile, type Diagnostic } from '../../../src/content-model/diagnostic'
import { explain } from '../../../src/content-model/diagnostics/mistakes'
import { languageFolder } from '../../../src/content-model/language'
import { parentOf } from '../../../src/content-model/page-groups'
import { addressOf, isOf, type ContentRecord } from '../../../src/content-model/record'
import { pageAddresses, redirectsOf, withoutSearch } from '../../../src/content-model/redirects'

/** Records of all languages. */
export type SiteRecords = Pick<CheckedSite, 'records' | 'translations'>

const languagesOf = ({ records, translations }: SiteRecords) => [records, ...translations]

/**
 * Finds addresses that lead nowhere after a change, and the line that would make each lead to its page, or else to the
 * page above it.
 *
 * @param today the day that articles are judged by: 2026-10-21
 */
export function lostAddresses(
  before: SiteRecords,
  after: SiteRecords,
  today: string,
): Diagnostic[] {
  const [was, is] = [languagesOf(before), languagesOf(after)]
  const recordsBefore = was.flatMap(({ all }) => all)
  const recordsAfter = is.flatMap(({ all }) => all)
  const now = new Set([...pageAddresses(is).keys(), ...redirectsOf(is).keys()])
  const known = new Set(recordsBefore.map(({ file }) => file))
  const published = pageAddresses(
    was,
    (record) => !isOf(record, 'article') || isPublished(record.data, today),
  )
  const former = Array.from(
    redirectsOf(was),
    ([from, to]) => [from, published.get(withoutSearch(to)) ?? ''] as const,
  )
  return [...published, ...former].flatMap(([address, file]) => {
    if (now.has(address)) return []
    const record = recordsBefore.find((one) => one.file === file)
    const successor =
      recordsAfter.find((one) => one.file === file) ??
      recordsAfter.find((one) => !known.has(one.file) && isSamePage(one, record))
    const isMoved = successor && record && addressOf(successor) !== addressOf(record)
    // The later steps of a guide move with it.
    if (isMoved && isOf(record, 'stepGuide') && address !== addressOf(record)) return []
    const { formerly = [] } = (successor?.data ?? {}) as { formerly?: readonly string[] }
    const isLeading = isMoved || (successor && former.some(([from]) => from === address))
    const [place, fix] = isLeading
      ? [successor.file, `formerly: [${[...formerly, address].join(', ')}]`]
      : ['redirects.yaml', `${address}: ${above(address, now)}`]
    const text = explain('address-lost', {
      address,
      file: file || 'redirects.yaml',
      fix: `Write this line in ${place}: ${fix}`,
    })
    return diagnosticOfFile(place, text)
  })
}

/** Returns whether a new record is a page that was there before, in another file. */
const isSamePage = (one: ContentRecord, other: ContentRecord | undefined): boolean =>
  other !== undefined &&
  languageFolder(one.file) === languageFolder(other.file) &&
  'title' in one.data &&
  'title' in other.data &&
  one.data.title === other.data.title

/** Returns the nearest address above one that is there. */
function above(address: string, there: ReadonlySet<string>): string {
  const parent = parentOf(address)
  return parent === '' || there.has(parent) ? parent || '/' : above(parent, there)
}
