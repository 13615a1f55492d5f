import { join } from 'node:path'
import { currentDay } from '../../src/build/site-fields'
import { measureImages, readContentFiles } from '../../src/build/read-content'
import { sampleDigests } from '../../src/build/sample'
import { isBrandFile, isImageFile } from '../../src/content-model/media-files'
import { checkSite } from '../../src/content-model/check-site'
import type { Diagnostic } from '../../src/content-model/diagnostic'
import { mistakeOf } from '../../src/content-model/diagnostics/mistakes'
import { filesByLanguage } from '../../src/content-model/language-files'
import { defaultLanguage } from '../../src/content-model/prose/languages/registry'
import type { ContentRecords, SourceFile } from '../../src/content-model/record'
import { endingAlerts } from '../../src/content-model/rules/alerts'
import { checkStepHelp, datesAhead, overdueReviews } from '../../src/content-model/rules/articles'
import {
  openClaims,
  staleHelpLines,
  summaries,
  taggedFiles,
} from '../../src/content-model/rules/claims'
import { checkHours } from '../../src/content-model/rules/hours'
import { sourceOf } from '../../src/content-model/rules/translations'
import { buildSite } from '../../src/site/build-site'
import { readGuideFiles } from '../../src/site/guide-files'
import { findUnreachablePages } from '../../src/site/unreachable-pages'
import { commandSettings } from '../../src/site/site-config'
import { measuredFiles, uncheckedLanguages, type Result } from './report'
import { checkWording } from './wording'
import { layOutGuides, staleGuides } from '../guides/read-guides'
import { sourceChanges, type Change } from '../translate/source-changes'

/** Number of changes in a warning; `npm run translate` lists all of them. */
const mostChanges = 5

/** Adds the changed sentences of the source to each warning of a stale translation. */
export function explainStale(
  diagnostics: readonly Diagnostic[],
  contentDir: string,
  original: ContentRecords,
  translations: readonly ContentRecords[],
): Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    if (diagnostic.kind !== 'translation-stale') return diagnostic
    const record = translations
      .flatMap(({ all }) => all)
      .find(({ file }) => file === diagnostic.file)
    const source = record && sourceOf(record, original)
    if (!record?.translation || !source) return diagnostic
    const language = defaultLanguage(original.all)
    const { sourceHash } = record.translation
    const { changes, reason } = sourceChanges(contentDir, source, sourceHash, language)
    const details = changes ? describe(changes) : `its changed sentences cannot be shown: ${reason}`
    return { ...diagnostic, found: `${diagnostic.found}: ${details}` }
  })
}

function describe(changes: readonly Change[]): string {
  if (changes.length === 0) return 'no sentence, only where texts begin and end'
  const shown = changes.slice(0, mostChanges).map(({ was, now }) => {
    if (was.length === 0) return `new: ${quoted(now)}`
    return now.length === 0 ? `gone: ${quoted(was)}` : `${quoted(was)} is now ${quoted(now)}`
  })
  const more = changes.length - shown.length
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}

const quoted = (sentences: readonly string[]): string => `"${sentences.join(' ')}"`

/** Cache of the words that a dictionary has. */
const wordCache = join('.tmp', 'check', 'words')

/**
 * Checks a whole content folder against every rule, without a build.
 *
 * @param only parts of file names; all files are reported where it is empty
 * @param edited a file as it would be, in place of the one on disk
 */
export async function checkAll(
  contentDir: string,
  only: readonly string[] = [],
  today = currentDay(contentDir),
  edited?: SourceFile,
): Promise<Result> {
  const onDisk = await measureImages(readContentFiles(contentDir))
  const files = edited ? [...onDisk.filter(({ path }) => path !== edited.path), edited] : onDisk
  const texts = [...filesByLanguage(files).values()]
    .flat()
    .filter(({ path, inherited }) => !isImageFile(path) && !isBrandFile(path) && !inherited)
  const { diagnostics, hints, records, translations } = checkSite(files, today)
  const languages = [records, ...translations]
  // A file with a mistake that stops the build may have no record, so links to it would seem missing.
  const ofWholeSite = diagnostics.some(({ kind }) => mistakeOf(kind).stops === undefined)
    ? []
    : [
        // Search engines get the hours of the default language.
        ...checkHours(records),
        ...findUnreachablePages(
          buildSite({ records, translations, guideFiles: {} }, commandSettings, today),
        ),
        ...ofEach(languages, (one) =>
          staleGuides(
            contentDir,
            layOutGuides(one),
            readGuideFiles(join(contentDir, one.language)),
          ),
        ),
      ]
  const wording = await checkWording(languages, texts, contentDir, wordCache)

  const found = [
    ...diagnostics,
    ...explainStale(hints, contentDir, records, translations),
    ...ofWholeSite,
    ...ofEach(languages, (one) => [
      ...summaries(openClaims(one, sampleDigests)),
      ...taggedFiles(one),
      ...datesAhead(one, today),
      ...overdueReviews(one, today),
      ...staleHelpLines(one, today),
      ...endingAlerts(one, today),
      ...checkStepHelp(one),
    ]),
    ...wording.filter(isTranslated(diagnostics)).flatMap((one) => one.diagnostics),
  ]
  const isHint = ({ kind }: Diagnostic): boolean => mistakeOf(kind).stops === 'nothing'
  const isSelected = ({ file }: { file: string }): boolean =>
    only.length === 0 || only.some((part) => file.includes(part))
  return {
    files: texts.length,
    images: records.images.length,
    mistakes: found.filter((diagnostic) => !isHint(diagnostic) && isSelected(diagnostic)),
    warnings: found.filter((diagnostic) => isHint(diagnostic) && isSelected(diagnostic)),
    reading: measuredFiles(wording.filter(isSelected)),
    notes: uncheckedLanguages(wording.filter(isSelected)),
  }
}

/** Runs a check once for each language. Shared files are reported with the default language. */
function ofEach(
  languages: readonly ContentRecords[],
  check: (records: ContentRecords) => Diagnostic[],
): Diagnostic[] {
  return languages.flatMap((records) => check(records).filter(({ file }) => records.hasOwn(file)))
}

/** Leaves out the wording of files with untranslated texts, in which every word would be misspelled. */
function isTranslated(diagnostics: readonly Diagnostic[]) {
  const files = new Set(
    diagnostics.filter(({ kind }) => kind === 'translation-incomplete').map(({ file }) => file),
  )
  return ({ file }: { file: string }): boolean => !files.has(file)
}
