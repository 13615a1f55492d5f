import { spawn } from 'node:child_process'
import { sitePort } from '../ports'
import { load, recordErrors, type Browser } from './browser'

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
export async function startWebkit(folder: string): Promise<Browser> {
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
