import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter } from 'gatsby'
import type { FileSystemNode } from 'gatsby-source-filesystem'
import { currentDay, configuredPathPrefix } from '../build/site-fields'
import {
  checkContentAndImages,
  isContentFile,
  measureImages,
  withProjectInterface,
} from '../build/read-content'
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
import { sampleDigests } from '../build/sample'
import { checkPublishedHelpLines, openClaims, summaries } from '../content-model/rules/claims'
import { buildSite } from '../site/build-site'
import { readGuideFiles } from '../site/guide-files'
import type { Site } from '../site/site'

const developing = process.env.NODE_ENV === 'development'

/**
 * Checks content and builds the site from it. A build stops at mistakes; develop reports them and continues with the
 * last good version of each broken file.
 *
 * @param nodes files of the content folder that gatsby-source-filesystem found
 * @returns `undefined` in develop if the content is too broken for a site
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
    // Mistakes in content have been reported; anything else is a bug.
    if (checked.diagnostics.length === 0) {
      reporter.error('The site could not be built.', error as Error)
    }
    return undefined
  }
}

/**
 * Reports mistakes in settings and content before Gatsby reads any file, and stops. Otherwise gatsby-plugin-mdx would
 * end a build at the first front matter that it can't parse, with a stack trace that doesn't name the file.
 */
export async function stopAtMistakes(reporter: Reporter): Promise<void> {
  const settings = readSettings()
  const message = messageOf(await checkContentAndImages(settings.contentDir), settings)
  if (message) reporter.panic(message)
}

/** Finds content that a build for visitors must not publish: words of the sample that nobody has confirmed, and numbers that nobody has called. */
function unpublishable(
  { records, translations }: CheckedSite,
  { local, preview, siteOrigin }: Settings,
): Diagnostic[] {
  const origin = siteOrigin ?? records.of('site')[0]?.data.origin
  if (local || preview || !origin) return []
  return [records, ...translations].flatMap((one) => [
    ...summaries(openClaims(one, sampleDigests, origin)),
    ...checkPublishedHelpLines(one, origin),
  ])
}

/** Finds missing settings that the content requires. */
function missing({ records, translations }: CheckedSite, settings: Settings): string[] {
  const [form] = [records, ...translations].flatMap((one) =>
    shownSections(one, 'consultation-form'),
  )
  const origin = records.of('site')[0]?.data.origin
  // Mistakes in site.yaml have been reported.
  return records.of('site').length > 0
    ? missingSettings(settings, { form: form?.file, origin })
    : []
}

/** The last report, which isn't repeated. */
let lastMessages = ''

/** Formats everything that stops a build; empty if nothing does. */
function messageOf(checked: CheckedSite, settings: Settings): string {
  const diagnostics = [...checked.diagnostics, ...unpublishable(checked, settings)]
  const lacking = missing(checked, settings)
  return [
    ...(diagnostics.length > 0 ? [formatDiagnostics(diagnostics, contentFolder())] : []),
    ...(lacking.length > 0 ? [formatSettings(lacking)] : []),
  ].join('\n\n')
}

function report(checked: CheckedSite, settings: Settings, reporter: Reporter): void {
  const { hints } = checked
  const message = messageOf(checked, settings)
  const warning = hints.length > 0 ? formatWarnings(hints) : ''
  if (message && !developing) reporter.panic(message)
  if (lastMessages === message + warning) return
  lastMessages = message + warning
  if (message) reporter.error(message)
  else reporter.success('content: no mistakes')
  if (warning) reporter.warn(warning)
}

/** Last version of each content file without mistakes. */
const lastGood = new Map<string, Uint8Array>()

/** Replaces broken files with their last good version, or leaves them out if there is none. */
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
    return bytes ? { ...file, bytes } : []
  })
}
