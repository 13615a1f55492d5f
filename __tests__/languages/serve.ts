import { join } from 'node:path'
import { buildSite, copySite } from '../../tools/copy-site'
import { startFormCollector } from '../../tools/form-collector'
import { collectorFile, collectorPort } from '../../tools/ports'
import { startStaticServer } from '../../tools/static-server'
import { writeChangedSite } from '../sites/changed-sites'
import { port, projectFolder } from './site'

/** Builds the site in three languages. Serves it with the form collector beside it, until it is stopped. */
async function serve(): Promise<void> {
  copySite(projectFolder)
  writeChangedSite('languages', join(projectFolder, 'content'))
  const built = buildSite(projectFolder)
  await startFormCollector(collectorPort, collectorFile)
  await startStaticServer(port, built)
}

void serve()
