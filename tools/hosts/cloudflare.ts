import { copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readHeadersFile } from '../../src/output/headers-file'
import { compatibilityDate, dateFault } from './compatibility-date'
import { cloudflarePrograms } from './packages'
import { start, until } from './processes'
import type { Check } from './results'
import type { Server } from './server'

const folder = resolve('.tmp/hosts/cloudflare')
const settings = 'wrangler.jsonc'

/**
 * Starts Cloudflare's runtime, workerd, by wrangler with the settings of this repository. It needs
 * no account and no network.
 *
 * @returns the server, or the reason why there is none
 */
export async function startCloudflare(): Promise<Server | string> {
  const programs = cloudflarePrograms()
  if (typeof programs === 'string') return programs
  const { node, wrangler, wranglerVersion, workerdVersion } = programs
  const checks = [checkDate(workerdVersion)]
  prepareFolder()
  const args = ['dev', '--config', settings, '--ip', '127.0.0.1', '--port', '0']
  const running = start(node, [wrangler, ...args, '--inspector-port', '0'], {
    cwd: folder,
    env: ownSettings(),
  })
  const port = (): number =>
    Number(/Ready on http:\/\/127\.0\.0\.1:(\d+)/.exec(running.output())?.[1] ?? 0)
  await until(() => running.ended() || port() > 0, 60_000)
  if (port() === 0) {
    await running.stop()
    const fault = checks.flatMap(({ detail }) => detail ?? []).join('')
    throw new Error(`wrangler did not start. ${fault}\n${running.output()}`)
  }
  checks.push(checkRules(running.output()))
  const version = `workerd ${workerdVersion} (wrangler ${wranglerVersion})`
  return { id: 'cloudflare', version, port: port(), checks, stop: running.stop }
}

function checkDate(workerdVersion: string): Check {
  const name = 'compatibility_date is known'
  const detail = dateFault(compatibilityDate(readFileSync(settings, 'utf8')), workerdVersion)
  return detail ? { name, passed: false, detail } : { name, passed: true }
}

/** Checks that wrangler, by its output, parsed every rule of the file _headers. */
function checkRules(output: string): Check {
  const name = '_headers is read without an error'
  const written = readHeadersFile(readFileSync('public/_headers', 'utf8')).length
  const read = Number(/Parsed (\d+) valid header rule/.exec(output)?.[1] ?? 0)
  const passed = read === written && !/invalid header/i.test(output)
  return passed
    ? { name, passed }
    : { name, passed, detail: `${read} of ${written} rules were read: ${output}` }
}

/** Copies the settings below .tmp, because wrangler writes files beside them. */
function prepareFolder(): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  copyFileSync(settings, join(folder, settings))
  symlinkSync(resolve('public'), join(folder, 'public'))
}

/**
 * Returns only the environment that wrangler needs: no account of the caller, no telemetry, no
 * questions.
 */
function ownSettings(): NodeJS.ProcessEnv {
  const home = join(folder, 'home')
  return {
    PATH: process.env.PATH,
    HOME: home,
    XDG_CONFIG_HOME: home,
    CI: '1',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    // The banner would ask npm for newer versions.
    WRANGLER_HIDE_BANNER: 'true',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    NO_COLOR: '1',
  }
}
