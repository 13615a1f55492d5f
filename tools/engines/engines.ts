import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { installPackages } from '../install-packages.cjs'
import type { Browser } from './browser'
import { startPuppeteer } from './puppeteer'
import { startWebkit } from './webkit'

/** Engine that the checks can run in. */
interface Engine {
  isInstalled: () => boolean
  install: () => void
  /** Explains how to install the engine by hand. */
  advice: string
  start: () => Promise<Browser>
  /** True if only the sweep runs. */
  sweepOnly?: boolean
}

/** Folder of the packages that drive today's engines. */
const folder = 'tools/engines'
const webkitPackages = ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus']
const oldFolder = resolve('.tmp/engines/chromium-88')
const chromium = join(oldFolder, 'chromium')
const firefox = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']
const firefoxPath = (): string | undefined => firefox.find((path) => path && existsSync(path))

/** Every engine, by its name on the command line. */
export const engines: Readonly<Record<string, Engine>> = {
  webkit: {
    isInstalled: () =>
      ['WebKitWebDriver', 'xvfb-run', 'xauth', 'dbus-run-session'].every((program) =>
        existsSync(`/usr/bin/${program}`),
      ),
    install: () => installDebian(webkitPackages),
    advice: `sudo apt-get install ${webkitPackages.join(' ')}`,
    start: () => {
      installPackages(folder)
      return startWebkit(folder)
    },
  },
  firefox: {
    isInstalled: () => firefoxPath() !== undefined,
    install: () => installDebian(['firefox-esr']),
    advice: 'sudo apt-get install firefox-esr, or set FIREFOX_PATH',
    start: () => {
      installPackages(folder)
      return startPuppeteer(folder, { browser: 'firefox', executablePath: firefoxPath() })
    },
  },
  'chromium-88': {
    isInstalled: () => existsSync(chromium),
    install: installChromium,
    advice: 'run this on Linux with an x64 processor, with a connection to the npm registry',
    start: () =>
      startPuppeteer(oldFolder, {
        executablePath: chromium,
        args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--use-gl=swiftshader'],
      }),
    sweepOnly: true,
  },
}

/** Installs Debian packages, as root or with a sudo that needs no password. */
function installDebian(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(', ')} ...`)
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n'
  const apt = `${sudo} env DEBIAN_FRONTEND=noninteractive apt-get`
  const command = `${apt} update && ${apt} install -y ${packages.join(' ')}`
  spawnSync(command, { shell: true, stdio: 'ignore' })
}

/** Installs Chromium 88 of January 2021 and the Puppeteer of its time, both from npm. */
function installChromium(): void {
  if (process.platform !== 'linux' || process.arch !== 'x64') return
  console.log('Installing Chromium 88 ...')
  mkdirSync(oldFolder, { recursive: true })
  writeFileSync(join(oldFolder, 'package.json'), '{ "private": true }\n')
  const packages = ['chrome-aws-lambda@5.5.0', 'puppeteer-core@5.5.0']
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages]
  if (spawnSync('npm', args, { cwd: oldFolder, stdio: 'ignore' }).status !== 0) return
  const packed = join(oldFolder, 'node_modules/chrome-aws-lambda/bin/chromium.br')
  writeFileSync(chromium, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 })
}
