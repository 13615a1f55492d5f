// Finds and installs the programs that tools start. Plain JavaScript without packages, because
// tools/setup.mjs runs it before there are any.
const { spawnSync } = require('node:child_process')
const { existsSync, readFileSync } = require('node:fs')
const { join } = require('node:path')

const packages = join(__dirname, '..', 'node_modules')

exports.commandFile = function commandFile(name) {
  const { bin } = require(join(packages, name, 'package.json'))
  return join(packages, name, typeof bin === 'string' ? bin : Object.values(bin)[0])
}

exports.chromiumPath = function chromiumPath() {
  const own = process.env.CHROMIUM_PATH
  if (own && !existsSync(own)) throw new Error(`CHROMIUM_PATH is "${own}", and nothing is there.`)
  const paths = [own, '/usr/bin/chromium', '/usr/bin/chromium-browser', playwrights()]
  return paths.find((path) => path && existsSync(path))
}

function playwrights() {
  try {
    return require('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

/** The most important options of `.npmrc`, for folders in which npm reads another one. */
const options = [
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--fetch-retries=1',
]

exports.installPackages = function installPackages(folder) {
  if (isInstalled(folder)) return
  const whose = folder === '.' ? 'packages' : `the packages of ${folder}`
  console.log(`Installing ${whose} (npm ci) ...`)
  // wrangler is run by a newer Node than the one that the project asks for.
  const ownOptions = folder === '.' ? [] : ['--engine-strict=false']
  const { status } = spawnSync('npm', ['ci', '--prefix', folder, ...options, ...ownOptions], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  throw new Error(
    `Could not install ${whose}. They come from the npm registry: connect this computer to the ` +
      `internet and try again. By hand: npm ci --prefix ${folder}`,
  )
}

/** Returns whether node_modules holds the versions that the lockfile of a folder names. */
function isInstalled(folder) {
  const installed = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  const wanted = readPackages(join(folder, 'package-lock.json'))
  const present = readPackages(installed)
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || optional || present[path]?.version === version,
  )
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
