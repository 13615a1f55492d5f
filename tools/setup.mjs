// Installs what is missing, so that `npm start` and `npm test` run on a fresh clone.
// Plain JavaScript without packages, because it runs before there are any.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const lockfile = 'package-lock.json'
const installed = 'node_modules/.package-lock.json'

installPackages()
if (process.argv.includes('--browser')) installBrowser()

function installPackages() {
  if (existsSync(installed) && sameVersions()) return
  console.log('Installing packages (npm ci) ...')
  // Gatsby's own React pins differ from ours on purpose; npm's warnings of that help nobody.
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
}

/** Whether what lies in node_modules is what the lockfile asks for. */
function sameVersions() {
  const wanted = JSON.parse(readFileSync(lockfile, 'utf8')).packages
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || optional || present[path]?.version === version,
  )
}

function installBrowser() {
  const { chromiumPath } = createRequire(import.meta.url)('./chromium-path.cjs')
  if (chromiumPath()) return
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium (Debian package) ...')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
    return
  }
  console.log('Installing Chromium (Playwright) ...')
  const result = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
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
