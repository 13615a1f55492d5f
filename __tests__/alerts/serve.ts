import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite, copySite } from '../../tools/copy-site'
import { startStaticServer } from '../../tools/static-server'
import { siteFolder } from '../sites/read-site'
import { alerts, builtAfter, builtOn, clocks, port, projectFolder } from './site'

/**
 * Builds the whole site of the tests with alerts, while they are on and again when they have ended, as
 * the build of every day does. Serves the first until it is stopped.
 */
async function serve(): Promise<void> {
  copySite(projectFolder, siteFolder('whole-site'))
  mkdirSync(join(projectFolder, 'content/alerts'))
  for (const [file, text] of Object.entries(alerts)) {
    writeFileSync(join(projectFolder, 'content', file), text)
  }
  buildSite(projectFolder, { SOURCE_DATE_EPOCH: String(clocks.on) })
  rmSync(builtOn, { recursive: true, force: true })
  cpSync(builtAfter, builtOn, { recursive: true })
  buildSite(projectFolder, { SOURCE_DATE_EPOCH: String(clocks.after) })
  await startStaticServer(port, builtOn)
}

void serve()
