import { join } from 'node:path'
import { buildSite, copySite } from '../../tools/copy-site'
import { startStaticServer } from '../../tools/static-server'
import { writeChangedSite } from '../sites/changed-sites'
import { port, projectFolder } from './site'

/** Builds the site in three languages, and serves it until it is stopped. */
async function serve(): Promise<void> {
  copySite(projectFolder)
  writeChangedSite('languages', join(projectFolder, 'content'))
  await startStaticServer(port, buildSite(projectFolder))
}

void serve()
