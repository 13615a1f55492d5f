import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { readEnvFile, readSettings } from '../../../src/build/settings'
import { editorOrigin, editorPath, editorPolicy } from '../../../src/output/content-security-policy'
import { builtPathPrefix } from '../../../tools/built-site'
import { writeEditor } from './bundle'
import { remoteBackend } from './config/backend'
import { readSiteData } from './site-data'

/** Writes the editor for writers into a built site, where the settings name its repository. */
async function writeAdmin(folder: string): Promise<void> {
  const { editor, contentDir, local } = readSettings()
  if (!editor) return
  const pathPrefix = builtPathPrefix(folder)
  const data = readSiteData(contentDir, {
    backend: remoteBackend(editor),
    withPullRequests: true,
    checkedByServer: false,
    pathPrefix,
  })
  const target = join(folder, editorPath)
  const policy = editorPolicy({ connect: [editorOrigin(editor)] }, local)
  await writeEditor(target, data, policy, pathPrefix)
  await shrinkIcons(join(target, 'assets'))
  console.log(`The editor for writers is in ${target}; it proposes changes to ${editor.repo}.`)
}

/** Keeps one weight of the icons of Sveltia CMS, the one it shows: a third of the largest file. */
async function shrinkIcons(folder: string): Promise<void> {
  const names = await readdir(folder)
  for (const name of names.filter((name) => /^material-symbols-.*-wght-.*\.woff2$/.test(name))) {
    const file = join(folder, name)
    const options = { targetFormat: 'woff2', variationAxes: { wght: 300 } } as const
    // Each icon is a ligature of the letters of its name.
    await writeFile(file, await subsetFont(await readFile(file), iconLetters, options))
  }
}

const iconLetters = 'abcdefghijklmnopqrstuvwxyz0123456789_'

readEnvFile()
writeAdmin('public').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
