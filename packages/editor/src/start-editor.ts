import type { Server } from 'node:http'
import { contentDir } from '../../../src/build/settings'
import { editorPolicy } from '../../../src/output/content-security-policy'
import { writeEditor } from './bundle'
import { localBackend } from './config/backend'
import { startEditorServer } from './server'
import { readSiteData } from './site-data'

/**
 * Starts the editor for writers of this computer, which works on the folder of the project.
 *
 * @param folder where the files of the editor are written
 */
export async function startEditor(port: number, folder: string): Promise<Server> {
  const content = contentDir()
  const policy = editorPolicy({ connect: [] }, true)
  const data = readSiteData(content, {
    backend: localBackend(),
    withPullRequests: false,
    checkedByServer: true,
  })
  await writeEditor(folder, data, policy)
  return startEditorServer({ port, folder, contentDir: content, policy })
}
