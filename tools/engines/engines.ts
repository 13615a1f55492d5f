import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { load, recordErrors, type Browser, type Key } from './browser'
import { installPackages } from '../programs.cjs'
import { sitePort } from '../ports'

/** The part of Puppeteer that is used here. Version 5 and today's version share it. */
interface Puppeteer {
  launch(options: object): Promise<{
    newPage(): Promise<Page>
    version(): Promise<string>
    close(): Promise<void>
  }>
}

interface Page extends Pick<Browser, 'evaluate' | 'click' | 'type'> {
  goto(url: string): Promise<unknown>
  setViewport(size: { width: number; height: number }): Promise<void>
  evaluateOnNewDocument(fn: () => void): Promise<unknown>
  keyboard: { press(key: Key): Promise<void> }
}

/**
 * Starts a headless browser by the Puppeteer that is installed in a folder: Firefox over WebDriver
 * BiDi, or Chromium.
 */
async function startPuppeteer(folder: string, options: object): Promise<Browser> {
  const puppeteer = load<Puppeteer>(folder, 'puppeteer-core')
  const browser = await puppeteer.launch({ headless: true, ...options })
  console.log(await browser.version())
  const page = await browser.newPage()
  await page.evaluateOnNewDocument(recordErrors)
  return {
    open: (url) => page.goto(url),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (fn, ...args) => page.evaluate(fn, ...args),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  }
}

/** The part of Selenium that is used here. */
interface Builder {
  usingServer(url: string): Builder
  withCapabilities(capabilities: { browserName: string }): Builder
  build(): Promise<Driver>
}

interface Driver {
  get(url: string): Promise<void>
  executeScript: Browser['evaluate']
  findElement(by: { css: string }): { click(): Promise<void> }
  actions(): { sendKeys(keys: string): { perform(): Promise<void> } }
  getAllWindowHandles(): Promise<string[]>
  switchTo(): { window(handle: string): Promise<void> }
  manage(): { window(): { setRect(rect: Record<string, number>): Promise<unknown> } }
  getCapabilities(): Promise<{ get(name: string): string }>
}

/** Height of the toolbar of a popup window, in pixels. */
const toolbar = 38

/**
 * Starts WebKitGTK by WebKitWebDriver, on a display and a D-Bus of its own. The driver opens WebKit's
 * MiniBrowser, which focuses its window; without a focused window, `:focus` never matches.
 */
async function startWebkit(folder: string): Promise<Browser> {
  const selenium = load<{ Builder: new () => Builder; Key: Record<string, string> }>(
    folder,
    'selenium-webdriver',
  )
  const { waitForServer } = load<{ waitForServer: (url: string, ms: number) => Promise<void> }>(
    folder,
    'selenium-webdriver/http/util',
  )
  const port = sitePort + 6
  const stop = startDriver(port)
  await waitForServer(`http://127.0.0.1:${port}`, 20_000)
  const driver = await new selenium.Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build()
  console.log(`WebKitGTK ${(await driver.getCapabilities()).get('browserVersion')}`)
  await openPopup(driver)
  const click = async (selector: string): Promise<void> => {
    // The driver clicks before its own scrolling has ended.
    await driver.executeScript((one: string) => {
      document.querySelector(one)?.scrollIntoView({ block: 'center', behavior: 'instant' })
    }, selector)
    await driver.findElement({ css: selector }).click()
  }
  const sendKeys = (keys: string): Promise<void> => driver.actions().sendKeys(keys).perform()
  const setSize = (width: number, height: number): Promise<unknown> =>
    driver.manage().window().setRect({ x: 0, y: 0, width, height })
  return {
    open: async (url) => {
      await driver.get(url)
      await driver.executeScript(recordErrors)
    },
    resize: (width, height) => setSize(width, height + toolbar),
    evaluate: (fn, ...args) => driver.executeScript(fn, ...args),
    click,
    type: async (selector, text) => {
      await click(selector)
      await sendKeys(text)
    },
    press: (key) => sendKeys(selenium.Key[key.toUpperCase()] ?? ''),
    close: () => Promise.resolve(stop()),
  }
}

/** Opens a popup window and switches to it: its toolbar has no address bar, so it can be narrow. */
async function openPopup(driver: Driver): Promise<void> {
  const button = `<button onclick="open('about:blank', '', 'popup=1')">Open</button>`
  await driver.get(`data:text/html,${button}`)
  const [first] = await driver.getAllWindowHandles()
  await driver.findElement({ css: 'button' }).click()
  for (;;) {
    const popup = (await driver.getAllWindowHandles()).find((handle) => handle !== first)
    if (popup) return driver.switchTo().window(popup)
  }
}

/** Starts WebKitWebDriver as the leader of a process group. Returns a function that ends the group. */
function startDriver(port: number): () => void {
  const screen = ['--auto-servernum', '--server-args=-screen 0 1400x1200x24']
  const driver = ['dbus-run-session', '--', 'WebKitWebDriver', `--port=${port}`]
  const { pid } = spawn('xvfb-run', [...screen, ...driver], { detached: true, stdio: 'ignore' })
  const stop = (): void => {
    process.off('exit', stop)
    // Not SIGKILL, so that Xvfb removes its lock file.
    if (pid) process.kill(-pid, 'SIGTERM')
  }
  process.on('exit', stop)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  return stop
}

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
