import { alertsPath } from './alerts'
import { firstQuestion, stepLink, stepPath, stepsOf } from './step-guide'
import { readAddress } from './former-address'
import { fridgePath } from './fridge-sheet'
import { addressIn } from './language'
import { archivePath } from './page-groups'
import type { Step } from './parse/parse-yaml'
import { addressOf, fileOf, isOf, urlOf, type ContentRecord, type ContentRecords } from './record'
import { ownRecords } from './rules/translations'

/** An address of the past, where it is written, and the page that replaces it. */
export interface FormerAddress {
  record: ContentRecord
  path: readonly Step[]
  /** Decoded, without a slash at the end: /información */
  from: string
  to: string
}

/** Returns the addresses of each language that pages had: `formerly:` of its files, and redirects.yaml. */
export function formerAddresses(languages: readonly ContentRecords[]): FormerAddress[] {
  return languages.flatMap(ownRecords).flatMap((record) => {
    const former = (path: readonly Step[], written: string, to: string): FormerAddress[] => {
      const from = readAddress(written)
      return from === undefined ? [] : [{ record, path, from, to }]
    }
    if (isOf(record, 'redirects')) {
      return Object.entries(record.data).flatMap(([from, to]) => former([from], from, to))
    }
    const to = addressOf(record)
    const { formerly = [] } = record.data as { formerly?: readonly string[] }
    if (to === undefined) return []
    return [
      ...formerly.flatMap((from, index) =>
        former(['formerly', index], from, to).flatMap((one) => [one, ...laterSteps(one)]),
      ),
      ...laterSteps({ record, path: ['stepAddresses'], from: to, to }),
    ]
  })
}

/** The later steps of a guide move with its first page, and to the addresses that a translation gives them. */
function laterSteps(first: FormerAddress): FormerAddress[] {
  const { record, from, to } = first
  if (!isOf(record, 'stepGuide')) return []
  return stepsOf(record.data)
    .filter(({ id }) => id !== firstQuestion(record.data))
    .map(({ id }) => ({
      ...first,
      from: stepLink(from, record.data, id),
      to: stepPath(to, record.data, id),
    }))
    .filter((step) => step.from !== step.to)
}

/**
 * Returns the address that each address of the past leads to in the end. Those that lead in a circle are left out.
 */
export function redirectsOf(languages: readonly ContentRecords[]): Map<string, string> {
  const next = new Map(formerAddresses(languages).map(({ from, to }) => [from, to]))
  return new Map(
    Array.from(next.keys()).flatMap((from) => {
      const way = followed(from, next)
      const to = way.at(-1) ?? ''
      return next.has(withoutSearch(to)) ? [] : [[from, to] as const]
    }),
  )
}

/** Returns the addresses that an address leads to, one after the other; the last one twice if they form a circle. */
export function followed(from: string, next: ReadonlyMap<string, string>): string[] {
  const way = [from]
  for (let to = next.get(from); to !== undefined; to = next.get(withoutSearch(to))) {
    const isCircle = way.includes(to)
    way.push(to)
    if (isCircle) break
  }
  return way.slice(1)
}

/** Returns a path without query and anchor. */
export const withoutSearch = (to: string): string => to.replace(/[?#].*$/, '')

/**
 * Returns the address of every page and fridge sheet of some languages, with its content file.
 *
 * @param isServed whether the page of a record counts
 */
export function pageAddresses(
  languages: readonly ContentRecords[],
  isServed: (record: ContentRecord) => boolean = () => true,
): Map<string, string> {
  return new Map(languages.flatMap((records) => addressesIn(records, isServed)))
}

function addressesIn(
  records: ContentRecords,
  isServed: (record: ContentRecord) => boolean,
): [string, string][] {
  const { all, keys, language } = records
  const known = new Set(all.map(({ collection, id }) => `${collection} ${id}`))
  // The address of a file with mistakes is that of its name, so that no link to it is called broken.
  const broken = keys.flatMap((key): [string, string][] => {
    const url = known.has(`${key.name} ${key.id}`) ? undefined : urlOf(key)
    return url === undefined ? [] : [[addressIn(language, url), fileOf(key.name, key.id, language)]]
  })
  const alerts = records.of('alert')[0]
  return [
    ...broken,
    ...(alerts ? [[addressIn(language, alertsPath), alerts.file] as [string, string]] : []),
    ...ownRecords(records)
      .filter(isServed)
      .flatMap((record) =>
        addressesOf(record, records).map((one): [string, string] => [one, record.file]),
      ),
  ]
}

function addressesOf(record: ContentRecord, records: ContentRecords): string[] {
  const address = addressOf(record)
  const sheets = 'fridge' in record.data ? [fridgePath(records, record, address)] : []
  if (address === undefined) return sheets
  const steps = isOf(record, 'stepGuide')
    ? stepsOf(record.data).flatMap(({ id }) => {
        const { sheets, outcomes } = record.data
        const step = stepPath(address, record.data, id)
        const hasSheet = sheets && outcomes[id]?.verdict === 'act'
        return [step, ...(hasSheet ? [fridgePath(records, record, step)] : [])]
      })
    : []
  const lists = isOf(record, 'blog') ? [addressIn(records.language, archivePath)] : []
  return [address, ...steps, ...lists, ...sheets]
}
