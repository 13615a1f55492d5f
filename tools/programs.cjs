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
  const { status, stderr } = spawnSync(
    'npm',
    ['ci', '--prefix', folder, ...options, ...ownOptions],
    {
      stdio: ['inherit', 'inherit', 'pipe'],
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  )
  process.stderr.write(stderr ?? '')
  if (status === 0) return
  throw new Error(
    `Could not install ${whose}. ${reasonOf(stderr ?? '')} By hand: npm ci --prefix ${folder}`,
  )
}

/** Explains why npm could not install packages, from what it printed. */
function reasonOf(printed) {
  if (/EBADENGINE/.test(printed)) return `${explainNode() ?? 'This version of Node does not fit.'}`
  if (/CERT|certificate/i.test(printed)) {
    return (
      'This network checks what is downloaded with a certificate of its own, which Node does not ' +
      'know. Ask who runs the network for the certificate file, and set NODE_EXTRA_CA_CERTS to it.'
    )
  }
  return 'They come from the npm registry: connect this computer to the internet and try again.'
}

/** Returns what is wrong with the version of Node; `undefined` if it fits. */
function explainNode(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(join(__dirname, '..', 'package.json'), 'utf8'))
  const [, least, limit] = />=(\S+) <(\d+)/.exec(engines.node) ?? []
  const [major, minor, patch] = version.split('.').map(Number)
  const [leastMajor, leastMinor, leastPatch] = least.split('.').map(Number)
  const isOld = (major - leastMajor || minor - leastMinor || patch - leastPatch) < 0
  if (!isOld && major < Number(limit)) return undefined
  return `You have Node ${version}; this project needs ${least} to ${limit - 1}.`
}

/**
 * Returns what is wrong with the path of this folder; `undefined` if nothing is. Gatsby and webpack write paths into
 * code, patterns and addresses, where these characters mean something else.
 */
function explainFolder(folder = process.cwd()) {
  const [sign] = /['"`()[\]{}!#%&?*$]/.exec(folder) ?? []
  return sign
    ? `This folder is called ${folder}. The site cannot be built in a folder with ${sign} in its ` +
        'name or in that of a folder above it. Rename it, and start again.'
    : undefined
}

exports.explainNode = explainNode
exports.explainFolder = explainFolder

/** Returns everything that keeps the project from running on this computer; `undefined` if nothing does. */
exports.explainPlace = () => explainNode() ?? explainFolder()

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
