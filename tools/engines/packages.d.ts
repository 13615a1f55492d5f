/**
 * The parts of the packages of tools/engines/package.json that are used here, so that types can be
 * checked where these packages are not installed.
 */
declare module 'puppeteer-core' {
  export function launch(options: object): Promise<unknown>
}

declare module 'selenium-webdriver' {
  import type { Executor } from 'selenium-webdriver/http'

  export type KeyConstant =
    | 'ENTER'
    | 'TAB'
    | 'ESCAPE'
    | 'SHIFT'
    | 'CONTROL'
    | 'ALT'
    | 'BACK_SPACE'
    | 'ARROW_DOWN'
    | 'ARROW_UP'
    | 'ARROW_LEFT'
    | 'ARROW_RIGHT'
    | 'HOME'
    | 'END'

  export const Key: Readonly<Record<KeyConstant, string>>

  export const Origin: { readonly VIEWPORT: 'viewport' }

  export class Capabilities {
    set(key: string, value: unknown): this
  }

  export interface Actions {
    move(to: { x: number; y: number; origin: 'viewport'; duration: number }): Actions
    press(): Actions
    release(): Actions
    keyDown(key: string): Actions
    keyUp(key: string): Actions
    sendKeys(...keys: string[]): Actions
    perform(): Promise<void>
  }

  export class WebDriver {
    static createSession(executor: Executor, capabilities: Capabilities): WebDriver
    actions(): Actions
    executeScript(source: string): Promise<unknown>
    get(url: string): Promise<void>
    manage(): {
      setTimeouts(milliseconds: { pageLoad: number; script: number }): Promise<void>
      window(): {
        setRect(rect: { x: number; y: number; width: number; height: number }): Promise<unknown>
      }
    }
    navigate(): {
      back(): Promise<void>
      forward(): Promise<void>
      refresh(): Promise<void>
    }
    quit(): Promise<void>
    takeScreenshot(): Promise<string>
  }
}

declare module 'selenium-webdriver/http' {
  export class HttpClient {
    constructor(address: string)
  }

  export class Executor {
    constructor(client: HttpClient)
  }
}
