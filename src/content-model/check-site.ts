import { checkAlerts } from './rules/alerts'
import { checkArticles } from './rules/articles'
import { checkBrandColors } from './rules/brand'
import { checkBrandFiles } from './rules/brand-files'
import { checkDates } from './rules/dates'
import { checkDecisions } from './rules/decisions'
import { checkFacts } from './rules/facts'
import { checkForms } from './rules/forms'
import { checkFridge } from './rules/fridge'
import { checkGlossary } from './rules/glossary'
import { checkGuides } from './rules/guides'
import { checkHelpLines } from './rules/help-lines'
import { checkLinks } from './rules/links'
import { checkLinksToUnpublished } from './rules/unpublished-links'
import { checkParentPages } from './rules/parent-pages'
import { checkImages } from './rules/images'
import { checkPortraits } from './rules/portraits'
import { checkPrices } from './rules/prices'
import { checkReferences } from './rules/references'
import { checkRequiredKinds } from './rules/required-kinds'
import { checkSiteMapTitles } from './rules/site-map-titles'
import { checkUnique } from './rules/unique'
import { checkWords } from './rules/words'
import { checkInterfaces } from './rules/interfaces'
import { checkLanguageHours } from './rules/language-hours'
import { checkTranslations, staleTranslations } from './rules/translations'
import type { Collection } from './collection'
import { collectionEntries, type CollectionName } from './collections'
import { languageFolder, sourcePath, translatedPath } from './language'
import { filesByLanguage } from './language-files'
import { collectionOf, fileOf } from './record-key'
import { isBrandFile } from './brand-file'
import { isImageFile, imageFile } from './image-file'
import { isPortraitDrawing } from './portrait-file'
import type { Diagnostic } from './diagnostic'
import { readFile } from './parse/read-file'
import { ContentRecords, type InspectBodies, type SourceFile } from './record'

/** What a whole content folder holds: its records, and every mistake in it. */
export interface CheckedSite {
  /** Those of the default language. */
  records: ContentRecords
  /** Those of each other language. */
  translations: ContentRecords[]
  diagnostics: Diagnostic[]
  /** What needs somebody's care and stops nothing: translations that are older than their source. */
  hints: Diagnostic[]
}

const checks: readonly ((records: ContentRecords, today: string) => Diagnostic[])[] = [
  checkReferences,
  checkRequiredKinds,
  checkUnique,
  checkForms,
  checkParentPages,
  checkSiteMapTitles,
  checkDecisions,
  checkLinks,
  checkFacts,
  checkPrices,
  checkHelpLines,
  checkWords,
  checkArticles,
  checkGuides,
  checkGlossary,
  checkFridge,
  checkImages,
  checkPortraits,
  checkBrandColors,
  checkBrandFiles,
  checkDates,
  checkAlerts,
  checkLinksToUnpublished,
  checkInterfaces,
  checkTranslations,
  checkLanguageHours,
]

/**
 * Reads and checks all content files in one run. First each file by itself, then what only the
 * whole site can know. Files with mistakes of their own are left out of the second part.
 *
 * @param today the day that articles are judged by: 2026-10-21
 * @param inspect reads the bodies of articles and guides, where it is not done anew
 */
export function checkSite(
  files: readonly SourceFile[],
  today: string,
  inspect?: InspectBodies,
): CheckedSite {
  const { '': own = [], ...others } = Object.fromEntries(filesByLanguage(files))
  const { records, diagnostics } = checkLanguage('', own, today, inspect)
  const translated = Object.entries(others).map(([language, some]) =>
    checkLanguage(language, some, today, inspect, records),
  )
  return {
    records,
    translations: translated.map((one) => one.records),
    diagnostics: [diagnostics, ...translated.map((one) => one.diagnostics)].flat(),
    hints: translated.flatMap((one) => staleTranslations(one.records)),
  }
}

/** Reads and checks the content files of one language, and those that it shares with the default one. */
function checkLanguage(
  language: string,
  files: readonly SourceFile[],
  today: string,
  inspect?: InspectBodies,
  original?: ContentRecords,
): Pick<CheckedSite, 'records' | 'diagnostics'> {
  const images = files.filter(({ path }) => isImageFile(path))
  const isRead = ({ path }: SourceFile): boolean =>
    !isImageFile(path) && !isBrandFile(path) && !isPortraitDrawing(path)
  const read = files.filter(isRead).map(readFile)
  const records = new ContentRecords(
    read.flatMap((file) => file.record ?? []),
    files.flatMap((file) => collectionOf(file.path) ?? []),
    images.map(({ path, bytes, image, inherited }) => ({
      ...imageFile(path, bytes.length, image),
      ...(inherited ? { inherited } : {}),
    })),
    inspect,
    files.filter(({ path }) => isBrandFile(path)),
    files.filter(({ path }) => isPortraitDrawing(path)),
    language,
    original,
  )
  const diagnostics = [
    ...read.flatMap((file) => file.diagnostics),
    ...checkNeeded(files, language, original),
    ...checks.flatMap((check) => check(records, today)),
  ]
  // What is shared was checked with the default language.
  return {
    records,
    diagnostics: diagnostics.filter(({ file }) => languageFolder(file) === language),
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
    .map(({ path, by }) => ({
      file: translatedPath(path, language),
      line: 1,
      column: 1,
      field: '',
      kind: 'file-missing',
      found: 'no such file',
      allowed: `${by} needs it`,
      fix: 'Add the file; its fields are described in src/content-model/schemas.',
    }))
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
