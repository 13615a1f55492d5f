import { urlOf } from '../record-key'
import { alertsPath } from '../alerts'
import { archivePath } from '../page-groups'
import type { Diagnostic } from '../diagnostic'
import { fridgeOf } from './fridge'
import { factsOfPages, fillFacts } from '../facts'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'

/** Finds pages that share an address, a title or a description. */
export function checkUnique(records: ContentRecords): Diagnostic[] {
  const pages = records.all.filter(
    (record) => urlOf({ name: record.collection, id: record.id }) !== undefined,
  )
  const factsAt = factsOfPages(records)
  // The two homes share one address by design: site.yaml chooses which is served.
  const addressed = pages.filter((record) => record.collection !== 'home')
  return [
    ...addressed.flatMap(takesList),
    ...doubles(
      addressed,
      () => [],
      (record) => urlOf({ name: record.collection, id: record.id }),
      {
        kind: 'address-twice',
        allowed: 'one file for each address',
        fix: 'Rename one of the two files.',
      },
    ),
    ...doubles(
      records.all,
      () => ['fridge', 'title'],
      (record) => fridgeOf(record)?.title,
      {
        kind: 'title-or-description-twice',
        allowed: 'a title that no other page for the fridge has',
        fix: 'Say what is special about this page.',
      },
    ),
    ...doublesOf(pages, factsAt, 'title', () => 'title'),
    ...doublesOf(pages, factsAt, 'description', (record) =>
      record.collection === 'article' ? 'excerpt' : 'description',
    ),
  ]
}

/** Lists that the build makes: of all articles, once there are many, and of alerts. */
const lists: Readonly<Record<string, string>> = {
  [archivePath]: 'the list of all articles',
  [alertsPath]: 'the list of alerts',
}

function takesList(record: ContentRecord): Diagnostic[] {
  const path = urlOf({ name: record.collection, id: record.id }) ?? ''
  const list = lists[path]
  if (list === undefined) return []
  return [
    diagnosticAt(record, [], {
      field: '',
      kind: 'address-of-archive',
      found: `the address ${path}`,
      allowed: `any other name: ${list} has that address`,
      fix: 'Rename the file or folder.',
    }),
  ]
}

function doublesOf(
  pages: readonly ContentRecord[],
  factsAt: ReturnType<typeof factsOfPages>,
  meaning: string,
  fieldOf: (record: ContentRecord) => string,
): Diagnostic[] {
  return doubles(
    pages,
    (record) => [fieldOf(record)],
    (record) => {
      const path = urlOf({ name: record.collection, id: record.id }) ?? ''
      // The same words are not the same text on the pages of two cities.
      return fillFacts(textOf(record, fieldOf(record)), factsAt(path).facts)
    },
    {
      kind: 'title-or-description-twice',
      allowed: `a ${meaning} that no other page has`,
      fix: 'Say what is special about this page.',
    },
  )
}

function textOf(record: ContentRecord, field: string): string | undefined {
  const text = (record.data as Record<string, unknown>)[field]
  return typeof text === 'string' ? text.trim() : undefined
}

function doubles(
  records: readonly ContentRecord[],
  pathOf: (record: ContentRecord) => string[],
  wordsOf: (record: ContentRecord) => string | undefined,
  text: Pick<Diagnostic, 'kind' | 'allowed' | 'fix'>,
): Diagnostic[] {
  const first = new Map<string, ContentRecord>()
  return records.flatMap((record) => {
    const own = wordsOf(record)
    const key = own?.toLowerCase()
    const other = key === undefined ? undefined : first.get(key)
    if (key !== undefined && !other) first.set(key, record)
    const path = pathOf(record)
    return key === undefined || !other
      ? []
      : [
          diagnosticAt(record, path, {
            field: path.join('.'),
            found: `"${own}", which ${other.file} has too`,
            ...text,
          }),
        ]
  })
}
