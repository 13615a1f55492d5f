// Installs what is missing, so that `npm start` and `npm test` run on a fresh clone.
// Plain JavaScript without packages, because it runs before there are any.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { chromiumPath, commandFile, explainPlace, installPackages } = require('./programs.cjs')

try {
  const problem = explainPlace()
  if (problem) throw new Error(problem)
  installPackages('.')
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
if (process.argv.includes('--browser')) installBrowser()

function installBrowser() {
  if (chromiumPath()) return
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium (Debian package) ...')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
    return
  }
  console.log('Installing Chromium (Playwright) ...')
  const args = [commandFile('@playwright/test'), 'install', 'chromium']
  const result = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (result.status !== 0 || !chromiumPath()) {
    console.error(
      'There is no Chromium for the browser tests. Install one (on Debian or Ubuntu: ' +
        'sudo apt-get install chromium) or set CHROMIUM_PATH to where it is.',
    )
    process.exit(1)
  }
}

function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) {
    console.error(`"${command} ${args.join(' ')}" failed.`)
    process.exit(status ?? 1)
  }
}
