import { existsSync } from 'node:fs'
import { build } from '../../tools/gatsby'
import { installPackages } from '../../tools/install-packages.cjs'
import { testSettings } from '../../tools/test-settings'

/** Installs the programs of the hosts, and builds the site where public/ holds none with an editor. */
export default async function setUp(): Promise<void> {
  installPackages('tools/packages')
  if (existsSync('public/_headers') && existsSync('public/admin')) return
  if ((await build({ ...testSettings, CMS_REPO: 'owner/site' })) === 0) return
  throw new Error('The site could not be built, so nothing was tested.')
}
