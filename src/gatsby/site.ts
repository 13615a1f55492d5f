import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter } from 'gatsby'
import type { FileSystemNode } from 'gatsby-source-filesystem'
import { currentDay, configuredPathPrefix } from '../build/site-fields'
import { measureImages, isContentFile, withProjectInterface } from '../build/read-content'
import {
  contentFolder,
  formatSettings,
  missingSettings,
  readSettings,
  type Settings,
} from '../build/settings'
import { bodyOf } from '../content-model/article/article-body'
import { checkSite, type CheckedSite } from '../content-model/check-site'
import { formatDiagnostics, formatWarnings, type Diagnostic } from '../content-model/diagnostic'
import { type SourceFile, collectionOf, shownSections } from '../content-model/record'
import { publishedClaims, checkPublishedHelpLines } from '../content-model/rules/claims'
import { buildSite } from '../site/build-site'
import { readGuideFiles } from '../site/guide-files'
import type { Site } from '../site/site'

const developing = process.env.NODE_ENV === 'development'

/**
 * Checks content and builds the site from it. A build stops at mistakes; develop reports them and
 * goes on with the last good text of each broken file.
 *
 * @param nodes the files that gatsby-source-filesystem found in the content folder
 * @returns `undefined` in develop if no site can be made of the content as it is
 */
export async function readSite(
  nodes: readonly FileSystemNode[],
  reporter: Reporter,
): Promise<Site | undefined> {
  const settings = readSettings()
  const { contentDir } = settings
  const found = nodes
    .filter(
      ({ relativePath, absolutePath }) => isContentFile(relativePath) && existsSync(absolutePath),
    )
    .map(({ relativePath: path, absolutePath }): SourceFile => ({
      path,
      get bytes() {
        return readFileSync(absolutePath)
      },
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const files = await measureImages(withProjectInterface(contentDir, found))
  const today = currentDay(contentDir)
  let checked = checkSite(files, today)
  report(checked, settings, reporter)
  if (developing) {
    const good = withLastGood(files, checked)
    if (good !== files) checked = checkSite(good, today)
  }
  const guideFiles = Object.fromEntries(
    [checked.records, ...checked.translations].map(({ language }) => [
      language,
      readGuideFiles(join(contentDir, language)),
    ]),
  )
  const pathPrefix = configuredPathPrefix()
  try {
    return buildSite({ ...checked, guideFiles }, { ...settings, pathPrefix }, today)
  } catch (error) {
    if (!developing) throw error
    // Mistakes of content have been reported; anything else is a fault of the code.
    if (checked.diagnostics.length === 0) {
      reporter.error('The site could not be built.', error as Error)
    }
    return undefined
  }
}

/** Finds what a build for visitors must not publish: open claims, and numbers that nobody has called. */
function unpublishable(
  { records, translations }: CheckedSite,
  { local, preview, siteOrigin }: Settings,
): Diagnostic[] {
  const origin = siteOrigin ?? records.of('site')[0]?.data.origin
  if (local || preview || !origin) return []
  return [records, ...translations].flatMap((one) => [
    ...publishedClaims(one, origin),
    ...checkPublishedHelpLines(one, origin),
  ])
}

/** Finds the settings that this content cannot do without. */
function missing({ records, translations }: CheckedSite, settings: Settings): string[] {
  const [form] = [records, ...translations].flatMap((one) =>
    shownSections(one, 'consultation-form'),
  )
  const origin = records.of('site')[0]?.data.origin
  // A site.yaml with mistakes has been reported.
  return records.of('site').length > 0
    ? missingSettings(settings, { form: form?.file, origin })
    : []
}

/** What was reported last, so that it is reported again only after a change. */
let lastMessages = ''

function report(checked: CheckedSite, settings: Settings, reporter: Reporter): void {
  const { hints } = checked
  const diagnostics = [...checked.diagnostics, ...unpublishable(checked, settings)]
  const lacking = missing(checked, settings)
  const message = [
    ...(diagnostics.length > 0 ? [formatDiagnostics(diagnostics, contentFolder())] : []),
    ...(lacking.length > 0 ? [formatSettings(lacking)] : []),
  ].join('\n\n')
  const warning = hints.length > 0 ? formatWarnings(hints) : ''
  if (message && !developing) reporter.panic(message)
  if (lastMessages === message + warning) return
  lastMessages = message + warning
  if (message) reporter.error(message)
  else reporter.success('content: no mistakes')
  if (warning) reporter.warn(warning)
}

/** Bytes of each content file when it last had no mistakes. */
const lastGood = new Map<string, Uint8Array>()

/** Returns the files with the last good text of those that are broken; a file that never had one is left out. */
function withLastGood(files: readonly SourceFile[], checked: CheckedSite): readonly SourceFile[] {
  const readable = new Set(
    [checked.records, ...checked.translations]
      .flatMap(({ all }) => all)
      .filter((record) => record.body === undefined || bodyOf(record).root)
      .map(({ file }) => file),
  )
  const isBroken = ({ path }: SourceFile): boolean =>
    collectionOf(path) !== undefined && !readable.has(path)
  for (const file of files) if (!isBroken(file)) lastGood.set(file.path, file.bytes)
  if (!files.some(isBroken)) return files
  return files.flatMap((file) => {
    if (!isBroken(file)) return file
    const bytes = lastGood.get(file.path)
    return bytes ? { path: file.path, bytes } : []
  })
}
