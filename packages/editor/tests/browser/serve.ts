import { join } from 'node:path'
import {
  editorOrigin,
  editorPolicy,
  type EditorRepository,
} from '../../../../src/output/content-security-policy'
import { writeEditor } from '../../src/bundle'
import { localBackend, remoteBackend } from '../../src/config/backend'
import { startEditorServer } from '../../src/server'
import { readSiteData } from '../../src/site-data'
import { startEditor } from '../../src/start-editor'
import { writeChangedSite } from '../../../../__tests__/sites/changed-sites'
import { contentFolder, inProject, languagesFolder } from './site-files'
import { githubPort, languagesPort, localPort, remotePort } from './ports'

/** Serves the editor of this computer and those of deployed sites, for the tests of the editor. */
async function serve(): Promise<void> {
  process.env.CONTENT_DIR = contentFolder
  const folder = join('.tmp', 'write-test')
  const project = { repo: 'help/site', branch: 'main' }
  await serveDeployed(remotePort, join(folder, 'remote'), {
    ...project,
    host: 'github',
    apiRoot: `http://localhost:${githubPort}/api/v3`,
  })
  const policy = editorPolicy({ connect: [] }, true)
  const languages = join(folder, 'languages', 'editor')
  writeChangedSite('languages', languagesFolder)
  const languagesData = readSiteData(languagesFolder, {
    backend: localBackend(),
    withPullRequests: false,
    checkedByServer: true,
  })
  await writeEditor(
    languages,
    JSON.parse(inProject(JSON.stringify(languagesData))) as typeof languagesData,
    policy,
  )
  await startEditorServer({
    port: languagesPort,
    folder: languages,
    contentDir: languagesFolder,
    policy,
  })
  // The tests begin once this one answers.
  await startEditor(localPort, join(folder, 'local'))
}

/** Serves the editor of a deployed site, which saves into a repository. */
async function serveDeployed(
  port: number,
  folder: string,
  repository: EditorRepository,
): Promise<void> {
  const policy = editorPolicy({ connect: [editorOrigin(repository)] }, true)
  const data = readSiteData(contentFolder, {
    backend: remoteBackend(repository),
    withPullRequests: true,
    checkedByServer: false,
  })
  await writeEditor(folder, data, policy)
  await startEditorServer({ port, folder, contentDir: contentFolder, policy })
}

void serve()
