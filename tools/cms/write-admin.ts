import { join } from 'node:path'
import { readEnvFile, readSettings } from '../../src/build/settings'
import { compressAll } from '../../src/output/compress-files'
import { editorOrigin, editorPath, editorPolicy } from '../../src/output/content-security-policy'
import { builtPathPrefix } from '../built-site'
import { writeEditor } from './bundle'
import { remoteBackend } from './config/backend'
import { readSiteData } from './site-data'

/** Writes the editor for writers into a built site, where the settings name its repository. */
async function writeAdmin(folder: string): Promise<void> {
  const { editor, contentDir, local, precompress } = readSettings()
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
  if (precompress) await compressAll(target)
  console.log(`The editor for writers is in ${target}; it proposes changes to ${editor.repo}.`)
}

readEnvFile()
writeAdmin('public').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
