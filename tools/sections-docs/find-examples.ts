import { stringify } from 'yaml'
import { pageCollections } from '../../src/content-model/collections'
import {
  urlOf,
  type ContentRecord,
  type ContentRecords,
  layOutCity,
} from '../../src/content-model/record'
import type { SectionEntry, WrittenSection } from '../../src/content-model/schemas/section'
import type { BlogContent } from '../../src/content-model/schemas/blog'
import type { CityContent, PageContent } from '../../src/content-model/schemas/page'

/** Section of our content that shows what its kind looks like. */
export interface Example {
  /** Path of the content file. */
  file: string
  /** Path of a page that shows it, and its index among sections of its kind there. */
  path: string
  nth: number
  yaml: string
  /** Number of fields that it uses. */
  fields: number
}

/** Returns for each kind the section with the most fields; of several, the shortest. */
export function findExamples(records: ContentRecords): Map<string, Example> {
  const found = new Map<string, Example>()
  for (const name of [...pageCollections, 'blog'] as const) {
    for (const record of records.of(name)) {
      // Of the two homes, one is served.
      if (name === 'home' && record.id !== records.of('site')[0]?.data.home) continue
      const path = urlOf({ name, id: record.id }) ?? '/'
      const seen: Record<string, number> = {}
      for (const entry of entriesOf(record, records)) {
        const section = sectionOf(entry, records)
        if (!section) continue
        const nth = seen[section.kind] ?? 0
        seen[section.kind] = nth + 1
        const yaml = stringify(section, { lineWidth: 90 })
        const file = 'shared' in entry ? `shared/${entry.shared}.yaml` : record.file
        const example = { file, path, nth, yaml, fields: Object.keys(section).length }
        if (tellsMore(example, found.get(section.kind))) found.set(section.kind, example)
      }
    }
  }
  return found
}

function tellsMore(example: Example, known: Example | undefined): boolean {
  if (!known || example.fields !== known.fields) return example.fields > (known?.fields ?? 0)
  return example.yaml.length < known.yaml.length
}

function entriesOf(record: ContentRecord, records: ContentRecords): SectionEntry[] {
  const data = record.data as PageContent | CityContent | BlogContent
  if ('after' in data) return [data.hero, ...data.after]
  if (!('own' in data)) return data.sections
  const layout = records.of('layout')[0]?.data
  return layout ? layOutCity(data, layout) : []
}

function sectionOf(entry: SectionEntry, records: ContentRecords): WrittenSection | undefined {
  return 'kind' in entry ? entry : records.find('shared', entry.shared)?.data
}
