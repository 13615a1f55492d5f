import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../gatsby'
import { testSettings } from '../test-settings'
import { ask } from './ask'
import { startCloudflare } from './cloudflare'
import { compare } from './compare'
import { checkNetlify } from './netlify'
import { startNginx } from './nginx'
import { tableOf, type Row } from './requests'
import { report, writeResults, type Check, type HostResult } from './results'
import { startLocal, type Server } from './server'
import { checkUnchanged } from './unchanged'
import { readSite, type SiteFacts } from './site-facts'

const folder = 'public'

/** Repository of the editor for writers, whose files and headers are tested with the site's. */
const editor = { CMS_REPO: 'owner/site' }

/**
 * Builds the site with its editor, serves it with the programs of real hosts, sends each of them the
 * same requests, and fails where an answer is not as expected. A missing program is reported, and
 * fails only in continuous integration.
 *
 * `--built` tests the site that is already in public/.
 */
async function testHosts(): Promise<void> {
  if (!process.argv.includes('--built') && (await build({ ...testSettings, ...editor })) !== 0) {
    throw new Error('The site could not be built, so nothing was tested.')
  }
  const site = readSite(folder)
  const rows = tableOf(site)
  const hosts: HostResult[] = []
  hosts.push(await testHost('local', startLocal, rows, site))
  hosts.push(await testHost('nginx', startNginx, rows, site))
  hosts.push(await testHost('cloudflare', startCloudflare, rows, site))
  const checks = await checkNetlify(folder, rows, site.rules)
  hosts.push({ host: 'netlify', version: 'its parsers of headers and redirects', checks })

  writeResults(hosts)
  for (const line of report(hosts)) console.log(line)
  const failed = hosts.some(({ checks }) => checks.some(({ passed }) => !passed))
  const skipped = hosts.some((one) => one.skipped)
  process.exitCode = failed || (skipped && process.env.CI) ? 1 : 0
}

async function testHost(
  host: string,
  start: () => Promise<Server | string>,
  rows: readonly Row[],
  site: SiteFacts,
): Promise<HostResult> {
  let server: Server | string
  try {
    server = await start()
  } catch (error) {
    const detail = messageOf(error)
    return { host, version: 'unknown', checks: [{ name: 'starts', passed: false, detail }] }
  }
  if (typeof server === 'string') {
    // The rows, and the page that is requested twice.
    const count = rows.length + 1
    return { host, version: 'none', checks: [], skipped: { why: server, count } }
  }
  try {
    const checks = [...server.checks]
    for (const row of rows) checks.push(await checkRow(server, row, site.rules))
    checks.push(await checkUnchanged(server, site.pages[0]?.path ?? '/', site.rules))
    return { host, version: server.version, checks }
  } finally {
    await server.stop()
  }
}

async function checkRow(server: Server, row: Row, rules: SiteFacts['rules']): Promise<Check> {
  const { name, method, path, encodings } = row
  try {
    const headers: Record<string, string> = encodings ? { 'accept-encoding': encodings } : {}
    const answer = await ask(server.port, { method, path, headers })
    const file = readFileSync(join(folder, row.file))
    const faults = compare(row, answer, { host: server.id, rules, file })
    return faults.length === 0
      ? { name, passed: true }
      : { name, passed: false, detail: faults.join('; ') }
  } catch (error) {
    return { name, passed: false, detail: messageOf(error) }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

testHosts().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
