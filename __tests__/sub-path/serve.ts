import { buildSite, copySite } from '../../tools/copy-site'
import { startFormCollector } from '../../tools/form-collector'
import { collectorFile, collectorPort } from '../../tools/ports'
import { startStaticServer } from '../../tools/static-server'
import { writeFixtureArticles } from '../fixture/articles'
import { siteFolder } from '../sites/read-site'
import { origin, port, projectFolder } from './site'

/**
 * Builds the whole site of the tests below a path, with the made-up articles that the browser tests
 * look for. Serves it with the form collector beside it, until it is stopped.
 */
async function serve(): Promise<void> {
  copySite(projectFolder, siteFolder('whole-site'))
  writeFixtureArticles(projectFolder)
  const site = buildSite(projectFolder, { SITE_ORIGIN: origin })
  await startFormCollector(collectorPort, collectorFile)
  await startStaticServer(port, site)
}

void serve()
