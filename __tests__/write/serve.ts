import { join } from 'node:path'
import { editorOrigin, editorPolicy } from '../../src/output/editor-policy'
import { writeEditor } from '../../tools/cms/bundle'
import { localBackend, remoteBackend } from '../../tools/cms/config/backend'
import { startEditorServer } from '../../tools/cms/server'
import { readSiteData } from '../../tools/cms/site-data'
import { startEditor } from '../../tools/cms/start-editor'
import { contentFolder, ownFolder } from './site-files'
import { githubPort, ownPort, localPort, remotePort } from './ports'

/** Serves the editor of this computer and that of a deployed site, for the tests of the editor. */
async function serve(): Promise<void> {
  process.env.CONTENT_DIR = contentFolder
  const folder = join('.tmp', 'write-test')
  const repository = {
    host: 'github',
    repo: 'help/site',
    branch: 'main',
    apiRoot: `http://localhost:${githubPort}/api/v3`,
  } as const
  const policy = editorPolicy({ connect: [editorOrigin(repository)] }, true)
  const remote = join(folder, 'remote')
  const data = readSiteData(contentFolder, {
    backend: remoteBackend(repository),
    withPullRequests: true,
    checkedByServer: false,
  })
  await writeEditor(remote, data, policy)
  await startEditorServer({ port: remotePort, folder: remote, contentDir: contentFolder, policy })
  const own = join(folder, 'own')
  const ownData = readSiteData(ownFolder, {
    backend: localBackend(),
    withPullRequests: false,
    checkedByServer: true,
  })
  await writeEditor(own, ownData, policy)
  await startEditorServer({ port: ownPort, folder: own, contentDir: ownFolder, policy })
  // The tests begin once this one answers.
  await startEditor(localPort, join(folder, 'local'))
}

void serve()
