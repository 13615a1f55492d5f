import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { siteFolder } from '../sites/read-site'
import { buildSite, copySite } from '../../tools/copy-site'

/**
 * Builds a copy of this project in a folder of its own, with the content that tests bring along.
 *
 * @param name name of the folder below .tmp
 * @param changes how the text of a content file changes, by its path below content/
 * @param options.files other content files, new or in the place of old ones
 * @param options.env settings of the build; without them it is one for this computer
 * @returns the folder of the built site
 * @throws Error with the output of the build where it fails
 */
export function buildCopy(
  name: string,
  changes: Readonly<Record<string, (text: string) => string>>,
  {
    files = {},
    env,
  }: { files?: Readonly<Record<string, Uint8Array>>; env?: NodeJS.ProcessEnv } = {},
): string {
  const folder = resolve('.tmp', name)
  copySite(folder, siteFolder('whole-site'))
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, 'content', file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }
  for (const [file, bytes] of Object.entries(files)) {
    writeFileSync(join(folder, 'content', file), bytes)
  }
  return buildSite(folder, env)
}
