import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type * as SeleniumModule from 'selenium-webdriver'
import { installPackages } from '../../install-packages.cjs'
import type { DrivenBrowser, KeyName, Message } from './driven-browser'
import { endGroup, startGroup } from './process-group'
import { startDisplay } from './virtual-display'

/** The system's Python, for which Debian builds its GTK bindings. */
export const python = '/usr/bin/python3'
export const webkitDriver = '/usr/bin/WebKitWebDriver'
const window = join('tools', 'engines', 'drivers', 'webkit-window.py')

const keys: Readonly<Record<Exclude<KeyName, ' '>, SeleniumModule.KeyConstant>> = {
  Enter: 'ENTER',
  Tab: 'TAB',
  Escape: 'ESCAPE',
  Shift: 'SHIFT',
  Backspace: 'BACK_SPACE',
  ArrowDown: 'ARROW_DOWN',
  ArrowUp: 'ARROW_UP',
  ArrowLeft: 'ARROW_LEFT',
  ArrowRight: 'ARROW_RIGHT',
  Home: 'HOME',
  End: 'END',
}
const modifierKeys = { Shift: 'SHIFT', Control: 'CONTROL', Alt: 'ALT' } as const

type Selenium = typeof SeleniumModule

/**
 * Starts WebKitGTK behind WebKitWebDriver, on a display and a D-Bus of its own. Selenium, which
 * speaks to the driver, is installed on first use.
 */
export async function startWebkit(): Promise<DrivenBrowser> {
  installPackages('tools/engines')
  const selenium = await import('selenium-webdriver')
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  const files = { initScript: join(folder, 'init.js'), messages: join(folder, 'messages.txt') }
  for (const file of Object.values(files)) writeFileSync(file, '')
  const display = await startDisplay()
  const port = await freePort()
  const service = startGroup('dbus-run-session', ['--', webkitDriver, `--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      // There is no accessibility bus and no graphics card.
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  })
  const end = async (): Promise<void> => {
    await endGroup(service)
    await display.close()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const driver = await connect(selenium, port, [window, files.initScript, files.messages])
    return drive(selenium, driver, files, end)
  } catch (error) {
    await end()
    throw error
  }
}

async function connect(
  { Capabilities, WebDriver }: Selenium,
  port: number,
  args: readonly string[],
): Promise<SeleniumModule.WebDriver> {
  const { Executor, HttpClient } = await import('selenium-webdriver/http')
  const address = `http://127.0.0.1:${port}`
  const isReady = (): Promise<boolean> =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let turn = 0; !(await isReady()); turn += 1) {
    if (turn === 100) throw new Error('WebKitWebDriver does not answer.')
    await wait(100)
  }
  const options = { binary: python, args }
  const capabilities = new Capabilities().set('webkitgtk:browserOptions', options)
  const driver = WebDriver.createSession(new Executor(new HttpClient(address)), capabilities)
  await driver.manage().setTimeouts({ pageLoad: 30_000, script: 30_000 })
  return driver
}

function drive(
  { Key, Origin }: Selenium,
  driver: SeleniumModule.WebDriver,
  files: { initScript: string; messages: string },
  end: () => Promise<void>,
): DrivenBrowser {
  let read = 0
  return {
    version: `WebKitGTK ${webkitVersion()}`,
    newPage: async (initScript) => {
      writeFileSync(files.initScript, initScript)
      await driver.get('about:blank')
    },
    open: (url) => driver.get(url),
    evaluate: (source) => driver.executeScript(`return ${source}`),
    clickAt: async (x, y, times = 1) => {
      const at = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 }
      let actions = driver.actions().move(at)
      for (let turn = 0; turn < times; turn += 1) actions = actions.press().release()
      await actions.perform()
    },
    type: (text) => driver.actions().sendKeys(text.replace(/\n/g, Key.ENTER)).perform(),
    press: async (key, modifiers = []) => {
      const held = modifiers.map((name) => Key[modifierKeys[name]])
      let actions = driver.actions()
      for (const modifier of held) actions = actions.keyDown(modifier)
      const character = key === ' ' ? key : Key[keys[key]]
      actions = actions.keyDown(character).keyUp(character)
      for (const modifier of held) actions = actions.keyUp(modifier)
      await actions.perform()
    },
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height })
    },
    screenshot: async (file) => writeFileSync(file, await driver.takeScreenshot(), 'base64'),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    reload: () => driver.navigate().refresh(),
    takeMessages: () => {
      const text = readFileSync(files.messages, 'utf8')
      const lines = text.slice(read).split('\n').filter(Boolean)
      read = text.length
      return lines.map((line) => JSON.parse(line) as Message)
    },
    close: async () => {
      await driver.quit().catch(() => undefined)
      await end()
    },
  }
}

/** Returns the version of WebKitGTK, from its Python bindings. */
function webkitVersion(): string {
  const ask = [
    'import gi',
    'gi.require_version("WebKit2", "4.1")',
    'from gi.repository import WebKit2 as w',
    'print(w.get_major_version(), w.get_minor_version(), w.get_micro_version(), sep=".")',
  ]
  return execFileSync(python, ['-c', ask.join('\n')], { encoding: 'utf8' }).trim()
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
