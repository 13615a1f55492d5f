import type { ArticleLink, ShownImage } from './article/article-body'
import type { ImageFile, ImageMetadata, MediaFile } from './media-files'
import {
  type CollectionName,
  type PageCollection,
  type RecordOf,
  collectionEntries,
  entryOf,
} from './collections'
import { type ParsedYaml, type Step, fieldName } from './parse/parse-yaml'
import { todaysPath } from './parse/former-names'
import type { Translation } from './schemas/translation'
import type { Diagnostic } from './diagnostic'
import {
  explain,
  type Details,
  type DiagnosticKind,
  type MistakeText,
} from './diagnostics/mistakes'
import { addressIn, languageFolder, sourcePath, translatedPath } from './language'
import type { CityContent, LayoutContent, PageContent } from './schemas/page'
import type { SectionEntry, WrittenSection } from './schemas/section'

/** A content file on disk. */
export interface SourceFile extends MediaFile {
  /** Metadata of an image; left out if it has not been read. */
  image?: ImageMetadata
  /**
   * A file with all fields, of which this one needs to hold only those that differ: the words of the
   * interface that the project brings, or the file that this one translates the texts of.
   */
  defaults?: Uint8Array
  /** True if the project or the default language brings the file, so that its wording isn't checked again. */
  inherited?: true
}

/** A content file that fits its schema. */
export interface ContentRecord<Name extends CollectionName = CollectionName> {
  collection: Name
  /** File name without folder and ending; of an article or guide the name of its folder. */
  id: string
  file: string
  data: RecordOf<Name>
  /** The data as written, for checks that look at every word. */
  parsed: ParsedYaml
  /** Text of an article or guide below its front matter, its lines counted as in the file. */
  body?: string
  /** Address in the default language, if it is not that of the file. */
  address?: string
  /** The source of a translation; `undefined` in the default language. */
  translation?: Translation
}

/** Diagnostics, links and images of the body of an article or guide. */
export interface InspectedBody {
  diagnostics: Diagnostic[]
  /** Links into this site; empty if the body cannot be parsed. */
  links: ArticleLink[]
  /** The images that it shows; `undefined` if the body cannot be parsed. */
  images: ShownImage[] | undefined
}

/** All content files of one language that fit their schemas, by collection. */
export class ContentRecords {
  /**
   * @param all the records
   * @param keys collection and id of every file, also of those that do not fit their schema, so
   * that a link to a broken file is not called broken too
   * @param images the images that lie beside articles, and the photos of the team
   * @param brandFiles the files of the folder brand
   * @param portraits the drawings of people
   * @param language folder of the language; empty for the default language
   * @param original the records of the default language, where these are in another one
   * @param addresses addresses of pages in the default language that are not those of their files, by the source
   */
  constructor(
    readonly all: readonly ContentRecord[],
    readonly keys: readonly RecordKey[],
    readonly images: readonly ImageFile[],
    readonly brandFiles: readonly MediaFile[] = [],
    readonly portraits: readonly MediaFile[] = [],
    readonly language = '',
    readonly original?: ContentRecords,
    readonly addresses: ReadonlyMap<string, string> = new Map(),
  ) {}

  /** The ids of all files of a collection. */
  ids(collection: CollectionName): string[] {
    return this.keys.filter((key) => key.name === collection).map((key) => key.id)
  }

  /** The records of one collection, in the order of their file names. */
  of<Name extends CollectionName>(collection: Name): ContentRecord<Name>[] {
    return this.all.filter((record) => record.collection === collection) as ContentRecord<Name>[]
  }

  /** Code of the default language of the site. */
  get ownLanguage(): string {
    return (this.original ?? this).of('site')[0]?.data.language ?? 'en'
  }

  /** Returns whether a file is of this language, and not shared with the default one. */
  hasOwn(file: string): boolean {
    return languageFolder(file, this.ownLanguage) === this.language
  }

  /** All records that are a text below front matter: articles and guides. */
  withBody(): ContentRecord[] {
    return this.all.filter((record) => record.body !== undefined)
  }

  /** Returns the record with an id, or undefined. */
  find<Name extends CollectionName>(collection: Name, id: string): ContentRecord<Name> | undefined {
    return this.of(collection).find((record) => record.id === id)
  }
}

/**
 * Returns a diagnostic with these texts for a field of a file. If the field is missing, its position is that of the
 * nearest field around it.
 */
export function diagnosticIn(
  { file, parsed }: Pick<ContentRecord, 'file' | 'parsed'>,
  path: readonly Step[],
  text: MistakeText,
): Diagnostic {
  return { file, ...parsed.positionOf(path), field: fieldName(path), ...text }
}

/** Returns a diagnostic of a kind for a field of a record; see `diagnosticIn`. */
export function diagnosticAt<Kind extends DiagnosticKind>(
  record: ContentRecord,
  path: readonly Step[],
  kind: Kind,
  ...details: Details<Kind>
): Diagnostic {
  return diagnosticIn(record, path, explain(kind, ...details))
}

/** Returns whether a record is of a collection. */
export function isOf<Name extends CollectionName>(
  record: ContentRecord,
  name: Name,
): record is ContentRecord<Name> {
  return record.collection === name
}

/** Collection and id of a record. */
export interface RecordKey {
  name: CollectionName
  id: string
  /** Address in the default language, if it is not that of the file. */
  address?: string
}

/** Returns the address of a page in the default language, by its file or record; `undefined` if it is no page. */
export function urlOf(
  one: RecordKey | Pick<ContentRecord, 'collection' | 'id' | 'address'>,
): string | undefined {
  return one.address ?? entryOf('collection' in one ? one.collection : one.name).url?.(one.id)
}

/** Returns the address of the page of a record in its own language; `undefined` if it is no page. */
export function addressOf(record: ContentRecord): string | undefined {
  const url = urlOf(record)
  const { address } = record.data as { address?: string }
  return url && (address ?? addressIn(languageFolder(record.file), url))
}

/** Name of a file or folder. */
const name = '[a-z0-9]+(?:-[a-z0-9]+)*'

/** Wildcards of a glob, from the first to the last. */
const wildcards = /\*.*\*|\*/

/** Matches the files of a glob; its first group is the id of the record. */
function fileMatcher(files: string): RegExp {
  const id = wildcards.exec(files)?.[0] ?? ''
  const idPattern = id.replace(/\*\*\/|\*/g, (part) => (part === '*' ? name : `(?:${name}/)*`))
  const [start = '', end = ''] = files.split(id)
  return new RegExp(`^${start}(${idPattern})${end.replace('.', '\\.')}$`)
}

const matchers = collectionEntries.map(([collection, { files, ids }]) => ({
  collection,
  matcher: fileMatcher(files),
  ids,
}))

/**
 * Returns the collection and id of a file, or `undefined` if it belongs to none. A translation has those of its
 * source.
 */
export function collectionOf(file: string): RecordKey | undefined {
  const path = todaysPath(sourcePath(file))
  for (const { collection, matcher, ids } of matchers) {
    const id = matcher.exec(path)?.[1]
    if (id !== undefined && (!ids || ids.includes(id))) return { name: collection, id }
  }
  return undefined
}

/** Returns the file of a record, below the content folder. */
export function fileOf(name: CollectionName, id: string, language = ''): string {
  return translatedPath(entryOf(name).files.replace(wildcards, id), language)
}

/** Returns the files that a content folder may hold, as globs. */
export function possibleFiles(): string[] {
  return collectionEntries.flatMap(([, { files, ids }]) =>
    ids ? ids.map((id) => files.replace(wildcards, id)) : [files],
  )
}

/** Returns the name of the place that a record is about. */
export function placeOf(collection: CollectionName, data: object): string | undefined {
  const { place } = entryOf(collection)
  const name = place === undefined ? undefined : (data as Record<string, unknown>)[place]
  return typeof name === 'string' ? name : undefined
}

/** Returns the last day on which a page is useful: 2026-10-21. */
export function lastDayOf(data: object): string | undefined {
  return 'until' in data ? (data.until as string | undefined) : undefined
}

/** Puts the sections of a city and the shared ones into the order of the layout. */
export function layOutCity(city: CityContent, layout: LayoutContent): SectionEntry[] {
  return layout.sections.flatMap((entry): SectionEntry[] => {
    if ('shared' in entry) return [entry]
    if (entry.own === 'more') return city.own.more ?? []
    return [city.own[entry.own]]
  })
}

/** Returns the sections of a page; `undefined` for a city without a layout. */
export function pageEntries(
  data: PageContent | CityContent,
  layout: LayoutContent | undefined,
): SectionEntry[] | undefined {
  if (!('own' in data)) return data.sections
  return layout && layOutCity(data, layout)
}

/** Returns the section of an entry; `undefined` if it names a shared one that is missing or has mistakes. */
export function sectionOf(
  entry: SectionEntry,
  records: ContentRecords,
): WrittenSection | undefined {
  return 'shared' in entry ? records.find('shared', entry.shared)?.data : entry
}

/** A section as it was written, and its file. */
interface ShownSection<Kind extends WrittenSection['kind'] = WrittenSection['kind']> {
  section: Extract<WrittenSection, { kind: Kind }>
  file: string
}

/**
 * Returns the sections of a kind that the pages of a language have, also the shared ones. A shared section
 * that no page names is not shown.
 */
export function shownSections<Kind extends WrittenSection['kind']>(
  records: ContentRecords,
  kind: Kind,
): ShownSection<Kind>[] {
  return records.all.flatMap((record) =>
    entriesOf(record, records).flatMap((entry): ShownSection<Kind>[] => {
      const shared = 'shared' in entry ? records.find('shared', entry.shared) : undefined
      const section = sectionOf(entry, records)
      return section?.kind === kind
        ? [{ section: section as ShownSection<Kind>['section'], file: (shared ?? record).file }]
        : []
    }),
  )
}

/** Returns the sections that a record is made of, if it is a page that is served. */
function entriesOf(record: ContentRecord, records: ContentRecords): SectionEntry[] {
  const { collection, id } = record
  if (collection === 'blog') return (record as ContentRecord<'blog'>).data.after
  if (entryOf(collection).template !== 'page') return []
  if (collection === 'home' && id !== records.of('site')[0]?.data.home) return []
  const { data } = record as ContentRecord<PageCollection>
  return pageEntries(data, records.of('layout')[0]?.data) ?? []
}
