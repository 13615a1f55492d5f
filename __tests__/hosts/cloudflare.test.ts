import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { testAnswers } from './answers'
import { rules } from './requests'
import { startProgram } from './start-program'

const settings = 'wrangler.jsonc'
const folder = resolve('.tmp/hosts/cloudflare')
const packages = resolve('tools/packages/node_modules')
const node = nodeForWrangler()
let output = ''

testAnswers(
  async () => {
    // wrangler writes files beside its settings.
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    copyFileSync(settings, join(folder, settings))
    symlinkSync(resolve('public'), join(folder, 'public'))
    const program = join(packages, 'wrangler/bin/wrangler.js')
    const args = ['dev', '--ip', '127.0.0.1', '--port', '0', '--inspector-port', '0']
    const ready = /Ready on (http:\S+)/
    const options = { cwd: folder, env: environment }
    const isReady = (text: string): boolean => ready.test(text)
    const running = await startProgram(node, [program, ...args], isReady, options)
    output = running.output()
    return { address: ready.exec(output)?.[1] ?? '', stop: running.stop }
  },
  {
    redirect: 307,
    status: {
      // Workers take each HTML file for a page. No link leads there, nor does the sitemap.
      'path of a 404 page': 200,
      // Workers send each path that ends in .html to the one without it.
      'file of a 404 page': 307,
    },
    // Workers remove one slash at a time.
    target: { 'path like another site': '/elsewhere.example/' },
    // Only the part behind Cloudflare's cache runs here; the cache keeps an answer for each encoding.
    noVary: true,
  },
)

test('every rule of _headers is read', () => {
  expect(output).toContain(`Parsed ${rules.length} valid header rule`)
  expect(output).not.toMatch(/invalid header/i)
})

/** Only what wrangler needs: no account of the caller, no telemetry, no questions. */
const environment = {
  PATH: process.env.PATH,
  HOME: folder,
  XDG_CONFIG_HOME: folder,
  CI: '1',
  NO_COLOR: '1',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  // The banner would ask npm for newer versions.
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
}

/** Returns a Node that runs wrangler, which needs 22.12. Where this one is older, npm fetches another. */
function nodeForWrangler(): string {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 12)) return process.execPath
  const node = `--package=node-${process.platform}-${process.arch}@24`
  const args = ['exec', '--yes', node, '--', 'node', '--print', 'process.execPath']
  try {
    return execFileSync('npm', args, { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    throw new Error('wrangler needs Node 22.12 or newer: install the one that .nvmrc names')
  }
}
