import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { localEndpoint } from '../../tools/ports'

/** What a build needs. */
const parts = ['src', 'static', 'content', 'package.json', 'tsconfig.json']

/**
 * Builds a copy of this project whose content differs, in a folder of its own.
 *
 * @param name name of the folder below .tmp
 * @param changes how the text of a content file changes, by its path below content/
 * @param env settings of the build; without them it is one for this computer
 * @returns the folder of the built site
 * @throws Error with the output of the build where it fails
 */
export function buildCopy(
  name: string,
  changes: Readonly<Record<string, (text: string) => string>>,
  env?: NodeJS.ProcessEnv,
): string {
  const folder = resolve('.tmp', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const gatsbyFiles = readdirSync('.').filter((file) => /^gatsby-.*\.tsx?$/.test(file))
  for (const part of [...parts, ...gatsbyFiles]) {
    cpSync(part, join(folder, part), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, 'content', file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }

  return buildAgain(folder, env)
}

/**
 * Builds such a copy once more, with what Gatsby has kept of the build before.
 *
 * @param env settings of this build
 * @returns the folder of the built site
 */
export function buildAgain(folder: string, env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/gatsby', ['build'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      GATSBY_TELEMETRY_DISABLED: '1',
      LOCAL_BUILD: 'true',
      GATSBY_CONSULTATION_ENDPOINT: process.env.GATSBY_CONSULTATION_ENDPOINT || localEndpoint,
      GATSBY_NEWSLETTER_ENDPOINT: '',
      CONTENT_DIR: '',
      SITE_ORIGIN: '',
      PREVIEW: '',
      PRECOMPRESS: 'false',
      ...env,
    },
  })
  if (status !== 0) throw new Error(`The build of ${folder} failed.\n${stdout}\n${stderr}`)
  return join(folder, 'public')
}
