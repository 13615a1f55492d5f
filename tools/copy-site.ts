import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { commandFile } from './programs.cjs'
import { localEndpoint } from './ports'

/** Settings of the caller are removed: a test run must never post to a real form service. */
export const testSettings = {
  GATSBY_CONSULTATION_ENDPOINT: localEndpoint,
  GATSBY_CONSULTATION_ENCODING: '',
  GATSBY_CONSULTATION_FIELDS: '',
  GATSBY_NEWSLETTER_ENDPOINT: '',
  GATSBY_NEWSLETTER_ENCODING: '',
  GATSBY_NEWSLETTER_FIELDS: '',
  SITE_ORIGIN: '',
  CONTENT_DIR: '',
  PREVIEW: '',
  PREVIEW_CHANGES: '',
  SOURCE_DATE_EPOCH: '',
  CMS_REPO: '',
  CMS_BRANCH: '',
  CMS_HOST: '',
  CMS_API: '',
  CMS_SIGN_IN: '',
}

/** Files and folders that a build needs. */
const parts = ['src', 'static', 'package.json', 'package-lock.json', 'tsconfig.json']

/**
 * Copies the files that a build of this project needs into a folder, which is emptied first.
 *
 * @param content the content folder of the copy
 */
export function copySite(folder: string, content = 'content'): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const gatsbyFiles = readdirSync('.').filter((file) => /^gatsby-.*\.tsx?$/.test(file))
  for (const part of [...parts, ...gatsbyFiles]) {
    cpSync(part, join(folder, part), { recursive: true })
  }
  cpSync(content, join(folder, 'content'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
}

/** Settings that a copy is built with; those of the caller are removed. */
export const copyEnv: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'production',
  GATSBY_TELEMETRY_DISABLED: '1',
  LOCAL_BUILD: 'true',
  ...testSettings,
}

/**
 * Builds a copy of this project, with Gatsby's cache of an earlier build of it.
 *
 * @param env settings other than those of `copyEnv`
 * @returns the folder of the built site
 * @throws Error with the output of the build if it fails
 */
export function buildSite(folder: string, env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [commandFile('gatsby'), 'build', '--prefix-paths'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...copyEnv, ...env },
    },
  )
  if (status !== 0) throw new Error(`The build of ${folder} failed.\n${stdout}\n${stderr}`)
  return join(folder, 'public')
}
