import { factsOfSite } from './facts'
import { checkAddresses } from './rules/addresses'
import { checkAlerts } from './rules/alerts'
import { checkArticles, checkFridge, checkGuides, inspectText } from './rules/articles'
import { checkBrandColors } from './rules/brand'
import { checkFacts, checkPrices, checkWords } from './rules/facts'
import { checkHelpLines } from './rules/claims'
import { checkLinks, checkLinksToUnpublished, checkReferences } from './rules/links'
import {
  checkParentPages,
  checkRequiredKinds,
  checkSiteMapTitles,
  checkUnique,
} from './rules/pages'
import { checkBrandFiles, checkImages, checkPhotos, checkPortraits } from './rules/media'
import { checkInterfaces, checkTranslations, staleTranslations } from './rules/translations'
import { checkLanguageHours } from './rules/hours'
import { type Collection, collectionEntries, type CollectionName } from './collections'
import { sourcePath, translatedPath } from './language'
import { filesByLanguage } from './language-files'
import { collectionOf, fileOf, ContentRecords, type SourceFile } from './record'
import { isBrandFile, isImageFile, imageFile, isPortraitDrawing } from './media-files'
import { diagnosticOfFile, type Diagnostic } from './diagnostic'
import { explain } from './diagnostics/mistakes'
import { readFile, type ReadFile } from './parse/read-file'

/** The records of a whole content folder, and every mistake in it. */
export interface CheckedSite {
  /** Those of the default language. */
  records: ContentRecords
  /** Those of each other language. */
  translations: ContentRecords[]
  diagnostics: Diagnostic[]
  /** Warnings: translations that are older than their source. */
  hints: Diagnostic[]
}

const checks: readonly ((records: ContentRecords, today: string) => Diagnostic[])[] = [
  checkReferences,
  checkRequiredKinds,
  checkUnique,
  checkParentPages,
  checkSiteMapTitles,
  checkLinks,
  checkFacts,
  checkPrices,
  checkHelpLines,
  checkWords,
  checkArticles,
  checkGuides,
  checkFridge,
  checkImages,
  checkPortraits,
  checkPhotos,
  checkBrandColors,
  checkBrandFiles,
  checkAlerts,
  checkLinksToUnpublished,
  checkInterfaces,
  checkTranslations,
  checkLanguageHours,
]

/**
 * Reads and checks all content files: first each file alone, then how they fit together. Files that don't fit
 * their schema are left out of the second part.
 *
 * @param today the day that articles are judged by: 2026-10-21
 */
export function checkSite(files: readonly SourceFile[], today: string): CheckedSite {
  const { '': own = [], ...others } = Object.fromEntries(filesByLanguage(files))
  forgetOtherFiles(files)
  const { records, diagnostics } = checkLanguage('', own, today)
  const translated = Object.entries(others).map(([language, some]) =>
    checkLanguage(language, some, today, records),
  )
  const languages = [records, ...translated.map((one) => one.records)]
  return {
    records,
    translations: languages.slice(1),
    diagnostics: [
      diagnostics,
      ...translated.map((one) => one.diagnostics),
      checkAddresses(languages, today),
    ].flat(),
    hints: translated.flatMap((one) => staleTranslations(one.records)),
  }
}

/** A file as it was read, and the bytes that it was read from. */
interface KnownFile {
  bytes: Uint8Array
  defaults?: Uint8Array
  file: ReadFile
}

/**
 * The files of the last check by their paths. Reading is most of the work of a check, and usually no more than
 * one file has changed since the last one.
 */
const known = new Map<string, KnownFile>()

function forgetOtherFiles(files: readonly SourceFile[]): void {
  const paths = new Set(files.map(({ path }) => path))
  for (const path of known.keys()) if (!paths.has(path)) known.delete(path)
}

/** Reads a file, unless it has the bytes that it had at the last check. Its record is then the same object. */
function readOnce({ path, bytes, defaults }: SourceFile): ReadFile {
  const last = known.get(path)
  if (last && isSame(last.bytes, bytes) && isSame(last.defaults, defaults)) return last.file
  const file = readFile({ path, bytes, ...(defaults ? { defaults } : {}) })
  // The bytes are copied, because their owner may change them.
  known.set(path, {
    bytes: new Uint8Array(bytes),
    ...(defaults ? { defaults: new Uint8Array(defaults) } : {}),
    file,
  })
  return file
}

function isSame(one?: Uint8Array, other?: Uint8Array): boolean {
  if (!one || !other) return one === other
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}

/** Reads and checks the content files of one language, and those that it shares with the default one. */
function checkLanguage(
  language: string,
  files: readonly SourceFile[],
  today: string,
  original?: ContentRecords,
): Pick<CheckedSite, 'records' | 'diagnostics'> {
  const images = files.filter(({ path }) => isImageFile(path))
  const isRead = ({ path }: SourceFile): boolean =>
    !isImageFile(path) && !isBrandFile(path) && !isPortraitDrawing(path)
  const readable = files.filter(isRead)
  const read = readable.map(readOnce)
  const addresses =
    original?.addresses ??
    new Map(
      read.flatMap(({ address }, index) => (address ? [[readable[index]!.path, address]] : [])),
    )
  const withAddress = <One extends object>(one: One, path: string): One => {
    const address = addresses.get(sourcePath(path))
    return address === undefined ? one : { ...one, address }
  }
  const records = new ContentRecords(
    read.flatMap(({ record }) => (record ? withAddress(record, record.file) : [])),
    files.flatMap(({ path }) => {
      const key = collectionOf(path)
      return key ? withAddress(key, path) : []
    }),
    images.map(({ path, bytes, image, inherited }) => ({
      ...imageFile(path, bytes.length, image),
      ...(inherited ? { inherited } : {}),
    })),
    files.filter(({ path }) => isBrandFile(path)),
    files.filter(({ path }) => isPortraitDrawing(path)),
    language,
    original,
    addresses,
  )
  const diagnostics = [
    ...read.flatMap((file) => file.diagnostics),
    ...read.flatMap(({ text }) =>
      text ? inspectText(text, factsOfSite(records)).diagnostics : [],
    ),
    ...checkNeeded(files, language, original),
    ...checks.flatMap((check) => check(records, today)),
  ]
  // Shared files were checked with the default language.
  return {
    records,
    diagnostics: diagnostics.filter(({ file }) => records.hasOwn(file)),
  }
}

/** Finds files that the site, or a part of it, cannot do without. */
function checkNeeded(
  files: readonly SourceFile[],
  language: string,
  original?: ContentRecords,
): Diagnostic[] {
  const paths = files.map(({ path }) => sourcePath(path))
  return neededFiles(files, original)
    .filter(({ path }) => !paths.includes(path))
    .map(({ path, by }) =>
      diagnosticOfFile(translatedPath(path, language), explain('file-missing', { by })),
    )
}

function neededFiles(
  files: readonly SourceFile[],
  original?: ContentRecords,
): { path: string; by: string }[] {
  const has = (part: string): boolean => files.some(({ path }) => sourcePath(path).startsWith(part))
  const needing = (name: CollectionName, neededBy?: Collection['neededBy']): string | undefined => {
    if (neededBy === undefined || neededBy === 'every site') return neededBy
    if (neededBy !== 'translations') return has(neededBy) ? `the folder ${neededBy}` : undefined
    const [id] = original?.ids(name) ?? []
    return id === undefined ? undefined : `a translation of ${fileOf(name, id)}`
  }
  return [
    ...collectionEntries.flatMap(([name, { ids = [], neededBy }]) => {
      const by = needing(name, neededBy)
      return by === undefined ? [] : ids.map((id) => ({ path: fileOf(name, id), by }))
    }),
    ...(files.some(showsPromises)
      ? [{ path: 'shared/promises.yaml', by: 'the component <OurPromises> of articles and guides' }]
      : []),
  ]
}

function showsPromises({ path, bytes }: SourceFile): boolean {
  return path.endsWith('.mdx') && new TextDecoder().decode(bytes).includes('<OurPromises')
}
