import { isDeepStrictEqual } from 'node:util'
import { currentDay } from '../../../src/build/site-fields'
import { readContentFiles } from '../../../src/build/read-content'
import { isPublished } from '../../../src/content-model/article/is-published'
import { isBrandFile } from '../../../src/content-model/media-files'
import { checkSite, type CheckedSite } from '../../../src/content-model/check-site'
import type { PartCollection } from '../../../src/content-model/collections'
import { factsOfSite, fillFacts } from '../../../src/content-model/facts'
import type { Diagnostic } from '../../../src/content-model/diagnostic'
import { addressIn, languageFolder } from '../../../src/content-model/language'
import { filesByLanguage } from '../../../src/content-model/language-files'
import {
  type ContentRecord,
  type ContentRecords,
  type SourceFile,
  addressOf,
  collectionOf,
  urlOf,
  type RecordKey,
} from '../../../src/content-model/record'
import { redirectsOf } from '../../../src/content-model/redirects'
import type { ArticleContent } from '../../../src/content-model/schemas/article'
import { buildSite } from '../../../src/site/build-site'
import type { Page } from '../../../src/site/site'
import { commandSettings } from '../../../src/site/site-config'
import { checkAll } from '../../../tools/check/check-all'
import { reportJson, type JsonReport } from '../../../tools/check/report'
import { BaseMissing, findBase, readBase, type Base } from './base-content'
import { lostAddresses, type SiteRecords } from './lost-addresses'
import type { Change, ChangesReport, Kind } from './report'

/** Content file that differs from the base, with its bytes before and after. */
export interface FileChange {
  /** Path below the content folder, with forward slashes. */
  file: string
  kind: Kind
  was?: Uint8Array
  is?: Uint8Array
}

/** Returns all files that differ between two contents, sorted by path. */
function changedFiles(before: readonly SourceFile[], after: readonly SourceFile[]): FileChange[] {
  const [old, now] = [filesByPath(before), filesByPath(after)]
  const paths = [...new Set([...old.keys(), ...now.keys()])].sort()
  return paths.flatMap((file): FileChange[] => {
    const [was, is] = [old.get(file)?.bytes, now.get(file)?.bytes]
    if (was && is && Buffer.from(was).equals(is)) return []
    return [{ file, kind: was && is ? 'changed' : is ? 'new' : 'removed', was, is }]
  })
}

/** Returns the files of a site by path; a translation that holds only texts has the other fields too. */
function filesByPath(files: readonly SourceFile[]): Map<string, SourceFile> {
  return new Map(
    [...filesByLanguage(files)].flatMap(([language, some]) =>
      some
        .filter(({ inherited }) => language === '' || !inherited)
        .map((file) => [file.path, file] as const),
    ),
  )
}

interface SharedPart {
  title: string
  /** The pages that show it; left out if nobody knows. */
  shownOn?: 'all' | string[]
}

/** Files that no page names. */
const everywhere = {
  site: { title: 'Who we are, menus, footer', shownOn: 'all' },
  brand: { title: 'Colors and logo', shownOn: 'all' },
  glossary: { title: 'Words that articles explain', shownOn: ['/blog'] },
  searchSynonyms: {
    title: 'Words that the search takes for the same',
    shownOn: ['/blog', '/search'],
  },
  wordsToAvoid: { title: 'Words that we avoid', shownOn: [] },
  socialImages: { title: 'Pictures of shared links', shownOn: [] },
  notFound: { title: 'The page for unknown addresses', shownOn: [] },
  interface: { title: 'Words of buttons and notices', shownOn: 'all' },
  alert: { title: 'An alert', shownOn: ['/alerts'] },
  copied: { title: 'What is copied from the sample, and confirmed', shownOn: [] },
} satisfies Partial<Record<PartCollection, Required<SharedPart>>>

/** Titles of files whose facts any page may show. */
const factFiles = {
  facts: 'Figures and promises',
  prices: 'Prices',
  helpLines: 'Whom to call after a scam',
} satisfies Partial<Record<PartCollection, string>>

type PartTitle = Exclude<PartCollection, keyof typeof everywhere | 'guide'>

/** Titles of files that pages name. */
const titles: Record<PartTitle, string> = {
  ...factFiles,
  layout: 'The order of parts',
  shared: 'A shared section',
  faqs: 'Questions and answers',
  team: 'A person of the team',
  redirects: 'Addresses of an earlier website',
  testimonials: 'What clients say',
}

/** Returns the title of a part that is no page of its own, and the pages that show it. */
function sharedPart(
  { name, id }: RecordKey,
  file: string,
  kind: Kind,
  { pagesBefore, pagesAfter }: Contents,
): SharedPart {
  const pages = kind === 'removed' ? pagesBefore : pagesAfter
  const language = languageFolder(file)
  const suffix = language ? ` (${language})` : ''
  const known = (everywhere as Partial<Record<string, Required<SharedPart>>>)[name]
  if (known) {
    const { title, shownOn } = known
    return {
      title: title + suffix,
      shownOn: shownOn === 'all' ? shownOn : shownOn.map((path) => addressIn(language, path)),
    }
  }
  const title = `${(titles as Partial<Record<string, string>>)[name] ?? name}: ${id}${suffix}`
  if (!pages) return { title }
  if (name in factFiles) return { title, ...differentPages(language, pagesBefore, pagesAfter) }
  const showing = pages.filter(({ sources }) => sources.includes(file))
  return { title, shownOn: showing.map(({ path }) => path).sort() }
}

/** Returns the pages of a language that are not what they were, of those that are still there. */
function differentPages(
  language: string,
  pagesBefore: readonly Page[] = [],
  pagesAfter: readonly Page[] = [],
): Pick<SharedPart, 'shownOn'> {
  const before = new Map(pagesBefore.map((page) => [page.path, page]))
  const shown = pagesAfter.filter((page) => {
    const old = before.get(page.path)
    return (
      old && languageFolder(`${page.path.slice(1)}/`) === language && !isDeepStrictEqual(old, page)
    )
  })
  return { shownOn: shown.map(({ path }) => path).sort() }
}

/** Change with the bytes of its files before and after. */
export type ChangeWithText = Change & { files: FileChange[] }

/** Content of the site before and after. */
interface Contents {
  before: SiteRecords
  after: SiteRecords
  /** Where former addresses lead after the change. */
  redirects: ReadonlyMap<string, string>
  /** Pages of the site before and after; `undefined` if its mistakes leave nothing to build. */
  pagesBefore: readonly Page[] | undefined
  pagesAfter: readonly Page[] | undefined
  /** Day for the publication of articles: 2026-10-21. */
  today: string
}

/** Groups changed files by page and by part that pages share. */
function findChanges(
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
    const folder = /^(?:[a-z]{2,3}\/)?(?:articles|guides)\/[^/]+\//.exec(change.file)?.[0]
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
  const notes = [
    ...notesOf(record, text, contents.today),
    ...takenOff(recordsIn(contents.before, language).find(name, id), record, contents.today),
    ...differingFacts(text),
  ]
  const source = name === 'guide' ? `/guides/${id}.pdf` : urlOf(location)
  const address = (record && addressOf(record)) ?? (source && addressIn(language, source))
  if (address === undefined || !served(location)) {
    const { title, shownOn } =
      address === undefined
        ? sharedPart(location, main, kind, contents)
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
  const movedTo = contents.redirects.get(address)
  return {
    kind,
    title,
    ...(kind === 'removed'
      ? { lost: address, ...(movedTo ? { movedTo } : {}) }
      : { path: address }),
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

/** Returns whether visitors see an article on a day. */
const isShown = ({ draft, publishOn }: ArticleContent, today: string): boolean =>
  !draft && isPublished({ publishOn }, today)

/** Warns of an article that visitors see today and that this change takes away from them. */
function takenOff(
  before: ContentRecord | undefined,
  after: ContentRecord | undefined,
  today: string,
): string[] {
  if (before?.collection !== 'article' || after?.collection !== 'article') return []
  const [was, is] = [before, after].map(({ data }) => isShown(data as ArticleContent, today))
  return was && !is ? ['It will be taken off the site, and its address stops working.'] : []
}

/** What a reviewer compares with its source, by what it is called. */
const facts: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Numbers', /(?<![\w#/.-])\$?\(?\d(?:[\d,.:() -]*\d)?%?(?![\w/])/g],
  ['Sources', /https:\/\/[^\s)"'\]>,;]+|(?<=^\s*source: ).*/gm],
]
/** Days of the file itself, and the numbers of a list. */
const notCompared =
  /^\s*(?:(?:date|reviewedOn|nextReview|publishOn|sourceHash|translatedOn|dialed): .*$|\d+\. )/gm

/** Returns the numbers and sources that one version of a file has and the other has not. */
function differingFacts(text: FileChange | undefined): string[] {
  const [was, is] = [text?.was, text?.is].map((bytes) =>
    new TextDecoder().decode(bytes).replace(notCompared, ''),
  )
  return facts.flatMap(([name, pattern]) => {
    const [old, now] = [was, is].map((words = '') => new Set(words.match(pattern)))
    const gone = [...(old ?? [])].filter((one) => !now?.has(one))
    const added = [...(now ?? [])].filter((one) => !old?.has(one))
    return [
      ...(added.length > 0 ? [`${name} to check: ${added.join('; ')}.`] : []),
      ...(gone.length > 0 ? [`${name} that are gone: ${gone.join('; ')}.`] : []),
    ]
  })
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

/** Report, and the changes with texts that it was made of. */
export interface Compared {
  report: ChangesReport
  pages: ChangeWithText[]
  shared: ChangeWithText[]
}

/**
 * Compares a content folder with the base, and checks it.
 *
 * @param ref what is compared with. One that is named must be there; without one the branch main is
 * taken, and where that is missing the report says so.
 * @throws BaseMissing
 */
export async function compareContent(
  contentDir: string,
  ref?: string,
  today = currentDay(contentDir),
): Promise<Compared> {
  const { base, diagnostic } = baseOf(contentDir, ref)
  const after = readContentFiles(contentDir)
  const before = base ? readBase(contentDir, base) : after
  const { lost, ...changes } = changesBetween(before, after, today)
  const result = await checkAll(contentDir, [], today)
  result.mistakes.push(...lost)
  const { ok, mistakes, warnings } = JSON.parse(reportJson(result, [])) as JsonReport
  return {
    ...changes,
    report: {
      version: 1,
      ...(base ? { base } : {}),
      ...(diagnostic ? { diagnostic } : {}),
      built: false,
      pages: changes.pages.map(withoutText),
      shared: changes.shared.map(withoutText),
      check: { ok, mistakes, warnings },
    },
  }
}

/** Finds what is different between two versions of the content files, and the addresses that are lost. */
export function changesBetween(
  filesBefore: readonly SourceFile[],
  filesAfter: readonly SourceFile[],
  today: string,
): ReturnType<typeof findChanges> & { lost: Diagnostic[] } {
  const before = checkSite(filesBefore, today)
  const after = checkSite(filesAfter, today)
  const changes = findChanges(changedFiles(filesBefore, filesAfter), {
    before,
    after,
    redirects: redirectsOf([after.records, ...after.translations]),
    pagesBefore: pagesOf(before, today),
    pagesAfter: pagesOf(after, today),
    today,
  })
  return { ...changes, lost: lostAddresses(before, after, today) }
}

/** Returns the pages of a preview of some content; `undefined` if mistakes leave nothing to build. */
function pagesOf(checked: CheckedSite, today: string): Page[] | undefined {
  const settings = { ...commandSettings, preview: true }
  try {
    return buildSite({ ...checked, guideFiles: {} }, settings, today).pages
  } catch (error) {
    if (checked.diagnostics.length > 0) return undefined
    throw error
  }
}

function baseOf(contentDir: string, ref: string | undefined): { base?: Base; diagnostic?: string } {
  try {
    return { base: findBase(contentDir, ref) }
  } catch (error) {
    if (ref !== undefined || !(error instanceof BaseMissing)) throw error
    return { diagnostic: error.message }
  }
}

function withoutText({ files: _files, ...change }: ChangeWithText): Change {
  return change
}
