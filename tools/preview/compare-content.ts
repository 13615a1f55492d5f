import { currentDay } from '../../src/build/current-day'
import { readContentFiles } from '../../src/build/read-content'
import { checkSite, type CheckedSite } from '../../src/content-model/check-site'
import type { SourceFile } from '../../src/content-model/record'
import { buildSite } from '../../src/site/build-site'
import type { Page } from '../../src/site/site'
import { commandSettings } from '../../src/site/site-config'
import { checkAll } from '../check/check-all'
import { reportJson, type JsonReport } from '../check/report-json'
import { BaseMissing, findBase, readBase, type Base } from './base-content'
import { changedFiles } from './changed-files'
import { findChanges, type ChangeWithText } from './find-changes'
import type { Change, ChangesReport } from './report'

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
  const changes = changesBetween(before, after, today)
  const { ok, mistakes, warnings } = JSON.parse(
    reportJson(await checkAll(contentDir, [], today), []),
  ) as JsonReport
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

/** Finds what is different between two versions of the content files. */
export function changesBetween(
  filesBefore: readonly SourceFile[],
  filesAfter: readonly SourceFile[],
  today: string,
): ReturnType<typeof findChanges> {
  const before = checkSite(filesBefore, today)
  const after = checkSite(filesAfter, today)
  return findChanges(changedFiles(filesBefore, filesAfter), {
    before,
    after,
    pagesBefore: pagesOf(before, today),
    pagesAfter: pagesOf(after, today),
    today,
  })
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
