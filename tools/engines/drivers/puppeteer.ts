import { installPackages } from '../../install-packages.cjs'
import type { DrivenBrowser, KeyName, Message, Modifier } from './driven-browser'

/** The part of Puppeteer's page that is used here; it is the same in versions 5 and 24. */
export interface PuppeteerPage {
  goto: (url: string) => Promise<unknown>
  evaluate: (source: string) => Promise<unknown>
  evaluateOnNewDocument: (source: string) => Promise<unknown>
  setViewport: (size: { width: number; height: number }) => Promise<void>
  screenshot: (options: { path: string }) => Promise<unknown>
  goBack: () => Promise<unknown>
  goForward: () => Promise<unknown>
  reload: () => Promise<unknown>
  close: () => Promise<void>
  emulateMediaType: (type: string) => Promise<void>
  setOfflineMode: (offline: boolean) => Promise<void>
  mouse: { click: (x: number, y: number, options: Record<string, number>) => Promise<void> }
  keyboard: {
    type: (text: string) => Promise<void>
    press: (key: KeyName) => Promise<void>
    down: (key: Modifier) => Promise<void>
    up: (key: Modifier) => Promise<void>
  }
  on(event: 'console', listener: (message: ConsoleMessage) => void): unknown
  on(event: 'pageerror', listener: (error: Error) => void): unknown
}

interface ConsoleMessage {
  type: () => string
  text: () => string
  location: () => { url?: string }
}

/** The part of Puppeteer's browser that is used here. */
export interface PuppeteerBrowser {
  newPage: () => Promise<PuppeteerPage>
  close: () => Promise<void>
}

/** The part of current Puppeteer that is used here. */
interface Puppeteer {
  launch: (options: {
    browser?: 'chrome' | 'firefox'
    executablePath: string
    headless: boolean
    args?: string[]
    extraPrefsFirefox?: Record<string, unknown>
  }) => Promise<PuppeteerBrowser & { version: () => Promise<string> }>
}

/** Differences between the engines that Puppeteer drives. */
export interface PuppeteerEngine {
  version: string
  /** Name of the option for the number of clicks, which was renamed. */
  clickOption: 'count' | 'clickCount'
  /** True where print and offline mode can be emulated; Firefox cannot. */
  emulates: boolean
}

/** Imports current Puppeteer, which is installed on first use. */
export async function loadPuppeteer(): Promise<Puppeteer> {
  installPackages('tools/engines')
  return (await import('puppeteer-core')) as Puppeteer
}

/** Returns the first line: old versions put the whole stack into the message. */
const firstLine = (text: string): string => text.split('\n')[0] ?? ''

/** Adapter for Chromium or Firefox, driven by Puppeteer. */
export function drivePuppeteer(browser: PuppeteerBrowser, engine: PuppeteerEngine): DrivenBrowser {
  let current: PuppeteerPage | undefined
  let size = { width: 1280, height: 900 }
  let messages: Message[] = []
  const page = (): PuppeteerPage => {
    if (!current) throw new Error('Call newPage first.')
    return current
  }
  const media = async (type: 'print' | 'screen'): Promise<void> => page().emulateMediaType(type)
  const offline = async (off: boolean): Promise<void> => page().setOfflineMode(off)
  return {
    version: engine.version,
    newPage: async (initScript) => {
      const old = current
      const fresh = await browser.newPage()
      current = fresh
      await old?.close()
      fresh.on('console', (message) => {
        if (message.type() !== 'error') return
        const text = `${message.text()} ${message.location().url ?? ''}`.trim()
        messages.push({ kind: 'console', text })
      })
      fresh.on('pageerror', (error) =>
        messages.push({ kind: 'page', text: firstLine(error.message) }),
      )
      await fresh.evaluateOnNewDocument(initScript)
      await fresh.setViewport(size)
    },
    open: async (url) => void (await page().goto(url)),
    evaluate: (source) => page().evaluate(source),
    clickAt: (x, y, times = 1) => page().mouse.click(x, y, { [engine.clickOption]: times }),
    type: (text) => page().keyboard.type(text),
    press: async (key, modifiers = []) => {
      const { keyboard } = page()
      for (const modifier of modifiers) await keyboard.down(modifier)
      await keyboard.press(key)
      for (const modifier of modifiers) await keyboard.up(modifier)
    },
    resize: async (width, height) => {
      size = { width, height }
      await current?.setViewport(size)
    },
    screenshot: async (file) => void (await page().screenshot({ path: file })),
    back: async () => void (await page().goBack()),
    forward: async () => void (await page().goForward()),
    reload: async () => void (await page().reload()),
    takeMessages: () => {
      const last = messages
      messages = []
      return last
    },
    ...(engine.emulates ? { emulateMedia: media, setOffline: offline } : {}),
    close: () => browser.close(),
  }
}
