import { join } from 'node:path'
import { buildSite, copySite } from '../../tools/copy-site'
import { ContentFolder } from '../../tools/changed-content/content-folder'
import { fixtureSites } from '../../tools/changed-content/fixture-sites'
import { startFormCollector } from '../../tools/form-collector'
import { collectorFile, collectorPort } from '../../tools/ports'
import { startStaticServer } from '../../tools/static-server'
import { port, projectFolder } from './site'

/** Builds the site in three languages. Serves it with the form collector beside it, until it is stopped. */
async function serve(): Promise<void> {
  const site = fixtureSites.find(({ name }) => name === 'languages')!
  copySite(projectFolder, site.content)
  for (const { make } of site.changes) {
    await make(new ContentFolder(join(projectFolder, 'content')))
  }
  const built = buildSite(projectFolder)
  await startFormCollector(collectorPort, collectorFile)
  await startStaticServer(port, built)
}

void serve()
