import { join } from 'node:path'
import { currentDay } from '../../src/build/current-day'
import { measureImages, readContentFiles } from '../../src/build/read-content'
import { checkSite } from '../../src/content-model/check-site'
import { parseAndInspect, checkStepHelp } from '../../src/content-model/rules/articles'
import { endingAlerts } from '../../src/content-model/rules/alerts'
import { openClaims, staleHelpLines } from '../../src/content-model/rules/claims'
import { overdueReviews } from '../../src/content-model/rules/dates'
import { checkHours } from '../../src/content-model/rules/hours'
import { buildSite } from '../../src/site/build-site'
import { checkReach } from '../../src/site/reach'
import { commandSettings } from '../../src/site/site-config'
import { mistakeOf } from '../../src/content-model/diagnostics/mistakes'
import { ownRecords } from '../../src/content-model/rules/translations'
import { languageFolder } from '../../src/content-model/language'
import { filesByLanguage } from '../../src/content-model/language-files'
import { isBrandFile, isImageFile } from '../../src/content-model/media-files'
import type { Diagnostic } from '../../src/content-model/diagnostic'
import type { ContentRecords, SourceFile } from '../../src/content-model/record'
import { readGuideFiles } from '../../src/site/guide-files'
import { layOutGuides } from '../guides/read-guides'
import { staleGuides } from '../guides/stale-guides'
import { checkWording } from './check-wording'
import { measuredFiles, uncheckedLanguages, type MeasuredFile } from './measured-files'
import { checkFiles } from './check-files'
import { explainStale } from './explain-stale'

/** Folder of the caches. */
const cacheFolder = join('.tmp', 'check')

/** Result of a check. */
export interface Result {
  /** Number of content files without images. */
  files: number
  /** Number of images. */
  images: number
  /** Diagnostics that must be fixed. */
  mistakes: Diagnostic[]
  /** Hints: diagnostics that stop nothing. */
  warnings: Diagnostic[]
  /** Score of each file, easiest first; files of one language stand together. */
  reading: MeasuredFile[]
  /** Languages of files whose wording is not checked, or only in part. */
  notes: string[]
}

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
  const findings = await checkFiles(texts, files, join(cacheFolder, 'files'))
  const { diagnostics, hints, records, translations } = checkSite(files, today, (records) => {
    const inspect = parseAndInspect(records)
    return (record) => findings.get(record.file)?.body ?? inspect(record)
  })
  const languages = [records, ...translations]
  // A file with a mistake has no record, so links to it and its variables would seem missing.
  const ofWholeSite =
    diagnostics.length > 0
      ? []
      : [
          // Search engines are told the hours of the default language.
          ...checkHours(records),
          ...checkReach(
            buildSite({ records, translations, guideFiles: {} }, commandSettings, today),
          ),
          ...ofEach(languages, (one) => [
            ...staleGuides(
              contentDir,
              layOutGuides(one),
              readGuideFiles(join(contentDir, one.language)),
            ),
          ]),
        ]
  const wording = await checkWording(
    languages.flatMap(ownRecords),
    texts,
    findings,
    contentDir,
    join(cacheFolder, 'words'),
  )

  const found = [
    ...diagnostics,
    ...explainStale(hints, contentDir, records, translations),
    ...ofWholeSite,
    ...ofEach(languages, (one) => [
      ...openClaims(one),
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

/** Runs a check once for each language; what languages share is told with the default language. */
function ofEach(
  languages: readonly ContentRecords[],
  check: (records: ContentRecords) => Diagnostic[],
): Diagnostic[] {
  return languages.flatMap((records) =>
    check(records).filter(({ file }) => languageFolder(file) === records.language),
  )
}

/** Leaves out the wording of files with texts in another language, all words of which are misspelt. */
function isTranslated(diagnostics: readonly Diagnostic[]) {
  const files = new Set(
    diagnostics.filter(({ kind }) => kind === 'translation-incomplete').map(({ file }) => file),
  )
  return ({ file }: { file: string }): boolean => !files.has(file)
}
