import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite, copySite } from '../../tools/copy-site'
import { startStaticServer } from '../../tools/static-server'
import { writeFixtureArticles } from './articles'
import { siteFolder } from '../sites/read-site'
import { alerts, clock, origin, port, projectFolder } from './site'

/**
 * Builds the whole site of the tests below a path and with alerts, and serves it until it is stopped.
 */
async function serve(): Promise<void> {
  copySite(projectFolder, siteFolder('whole-site'))
  writeFixtureArticles(projectFolder)
  mkdirSync(join(projectFolder, 'content/alerts'))
  for (const [file, text] of Object.entries(alerts)) {
    writeFileSync(join(projectFolder, 'content', file), text)
  }
  const site = buildSite(projectFolder, {
    SITE_ORIGIN: origin,
    SOURCE_DATE_EPOCH: String(clock),
  })
  await startStaticServer(port, site)
}

void serve()
