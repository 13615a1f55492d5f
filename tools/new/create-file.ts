import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { measureImages, readContentFiles } from '../../src/build/read-content'
import { checkSite } from '../../src/content-model/check-site'
import { formatDiagnostics } from '../../src/content-model/diagnostic'
import { linkTargetsOf } from './link-targets'
import { locationOf, type Kind } from './kinds'
import type { Answers, Site } from './question-type'

/** File that was created. */
export interface CreatedFile {
  /** Path below the content folder. */
  file: string
  /** Path of the page; undefined where the file is no page of its own. */
  path: string | undefined
}

/**
 * Writes a new file. It is checked with the whole site first, and an existing file is never
 * overwritten.
 *
 * @throws Error where the file is there already, or would not pass the check
 */
export async function createFile(
  contentDir: string,
  kind: Kind,
  answers: Answers,
  site: Site,
): Promise<CreatedFile> {
  const { file, path } = locationOf(kind, answers)
  const text = kind.write(answers, linkTargetsOf(site.records))
  const bytes = new TextEncoder().encode(text)
  const files = [...(await measureImages(readContentFiles(contentDir))), { path: file, bytes }]
  const { diagnostics } = checkSite(files, site.today)
  const own = diagnostics.filter((diagnostic) => diagnostic.file === file)
  if (own.length > 0) throw new Error(formatDiagnostics(own))
  const target = join(contentDir, file)
  mkdirSync(dirname(target), { recursive: true })
  try {
    writeFileSync(target, text, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new Error(`${target} is there already. Nothing was written; choose another --slug.`)
  }
  return { file, path }
}
