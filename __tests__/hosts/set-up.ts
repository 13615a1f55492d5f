import { existsSync, readFileSync } from 'node:fs'
import { editorPath } from '../../src/output/content-security-policy'
import { build } from '../../tools/gatsby'
import { installPackages } from '../../tools/programs.cjs'
import { testSettings } from '../../tools/copy-site'

/**
 * Installs the programs of the hosts, and builds the site where public/ holds none, or one without an
 * editor or compressed files.
 */
export default async function setUp(): Promise<void> {
  installPackages('tools/packages')
  const file = 'public/_headers'
  const hasEditor = existsSync(file) && readFileSync(file, 'utf8').includes(`\n${editorPath}\n`)
  if (hasEditor && existsSync('public/index.html.gz')) return
  if ((await build({ ...testSettings, CMS_REPO: 'owner/site' })) === 0) return
  throw new Error('The site could not be built, so nothing was tested.')
}
