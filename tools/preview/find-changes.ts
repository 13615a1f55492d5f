import type { CheckedSite } from '../../src/content-model/check-site'
import { addressIn, languageFolder } from '../../src/content-model/language'
import { isBrandFile } from '../../src/content-model/media-files'
import {
  collectionOf,
  urlOf,
  type RecordKey,
  type ContentRecord,
  type ContentRecords,
} from '../../src/content-model/record'
import { factsOfSite, fillFacts } from '../../src/content-model/facts'
import { isPublished } from '../../src/content-model/article/is-published'
import type { ArticleContent } from '../../src/content-model/schemas/article'
import type { FileChange } from './changed-files'
import type { Change, Kind } from './report'
import type { Page } from '../../src/site/site'
import { sharedPart } from './shown-on'

/** Change with the bytes of its files before and after. */
export type ChangeWithText = Change & { files: FileChange[] }

/** Records of all languages. */
type SiteRecords = Pick<CheckedSite, 'records' | 'translations'>

/** Content of the site before and after. */
export interface Contents {
  before: SiteRecords
  after: SiteRecords
  /** Pages of the site before and after; `undefined` if its mistakes leave nothing to build. */
  pagesBefore: readonly Page[] | undefined
  pagesAfter: readonly Page[] | undefined
  /** Day for the publication of articles: 2026-10-21. */
  today: string
}

/** Groups changed files by page and by part that pages share. */
export function findChanges(
  files: readonly FileChange[],
  contents: Contents,
): { pages: ChangeWithText[]; shared: ChangeWithText[] } {
  const pages: ChangeWithText[] = []
  const shared: ChangeWithText[] = []
  for (const [main, group] of grouped(files)) {
    const location = collectionOf(main)
    const change = describe(main, location, group, contents)
    if (change.path ?? change.lost) pages.push(change)
    else shared.push(change)
  }
  return { pages: pages.sort(byKind), shared }
}

/** Groups files by page: an article has images beside it, and brand.yaml has a logo. */
function grouped(files: readonly FileChange[]): Map<string, FileChange[]> {
  const groups = new Map<string, FileChange[]>()
  for (const change of files) {
    const folder = /^(?:[a-z]{2}\/)?(?:articles|guides)\/[^/]+\//.exec(change.file)?.[0]
    const own = isBrandFile(change.file) ? 'brand.yaml' : change.file
    const main = folder ? `${folder}index.mdx` : own
    groups.set(main, [...(groups.get(main) ?? []), change])
  }
  return groups
}

const order: readonly Kind[] = ['new', 'changed', 'removed']

function byKind(a: Change, b: Change): number {
  return order.indexOf(a.kind) - order.indexOf(b.kind) || a.title.localeCompare(b.title)
}

function describe(
  main: string,
  location: RecordKey | undefined,
  files: FileChange[],
  contents: Contents,
): ChangeWithText {
  const text = files.find(({ file }) => file === main)
  // Where only an image differs, the page exists before and after.
  const kind = text?.kind ?? 'changed'
  if (!location)
    return { kind, title: main, notes: ['No place of content: see the checks.'], files }
  const { name, id } = location
  const language = languageFolder(main)
  const records = recordsIn(kind === 'removed' ? contents.before : contents.after, language)
  const record = records.find(name, id)
  const served = (one: RecordKey): boolean => isServed(one, records)
  const notes = notesOf(record, text, contents.today)
  const source = name === 'guide' ? `/guides/${id}.pdf` : urlOf(location)
  const address = source && addressIn(language, source, record?.translation?.slug)
  if (address === undefined || !served(location)) {
    const { title, shownOn } =
      address === undefined
        ? sharedPart(
            location,
            main,
            kind === 'removed' ? contents.pagesBefore : contents.pagesAfter,
          )
        : { title: titleOf(record, records) ?? main, shownOn: [] }
    const unserved = address === undefined ? [] : ['site.yaml serves the other home page.']
    return {
      kind,
      title,
      notes: [...notes, ...unserved],
      ...(shownOn ? { shownOn } : {}),
      files,
    }
  }
  const title = titleOf(record, records) ?? address
  return {
    kind,
    title,
    ...(kind === 'removed' ? { lost: address } : { path: address }),
    notes,
    files,
  }
}

/** Returns the records of a language; where it has none, as after its removal, those of the default one. */
function recordsIn({ records, translations }: SiteRecords, language: string): ContentRecords {
  return translations.find((one) => one.language === language) ?? records
}

/** Returns whether a file is served: of the two home pages only one is. */
function isServed({ name, id }: RecordKey, records: ContentRecords): boolean {
  return name !== 'home' || (records.find('site', 'site')?.data.home ?? id) === id
}

function titleOf(record: ContentRecord | undefined, records: ContentRecords): string | undefined {
  const title = record && 'title' in record.data ? record.data.title : undefined
  return typeof title === 'string' ? fillFacts(title, factsOfSite(records) ?? {}) : undefined
}

function notesOf(
  record: ContentRecord | undefined,
  text: FileChange | undefined,
  today: string,
): string[] {
  const notes: string[] = []
  if (text && text.kind !== 'removed' && record?.collection === 'article') {
    const { draft, publishOn } = record.data as ArticleContent
    if (draft) notes.push('A draft: only previews show it.')
    else if (!isPublished({ publishOn }, today)) notes.push(`Published from ${publishOn} on.`)
  }
  if (text && text.kind !== 'removed' && record?.collection === 'guide') {
    notes.push('The PDF file changes with "npm run guides".')
  }
  return notes
}
