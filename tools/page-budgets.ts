import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { load } from 'cheerio'

/**
 * Limits of what a page may load at a first visit, before and after the first interaction. Bytes
 * are counted after gzip; 1 kB is 1000 bytes. Tests fail where a page is over its budget.
 *
 * They limit the code of the site, never the amount of text: for HTML and for the whole page, the
 * text and its markup are subtracted (`withoutText`). A long text is a hint of `npm run check`.
 */
export const budgets = {
  /** The page, the font and two images. Images that load lazily are not counted. */
  requests: 4,
  /**
   * HTML without text. A section costs about 15 bytes for the boundary in which it hydrates. The most is on
   * the Spanish page about somebody trusted, which has nine help lines, three of them with public holidays, and the
   * link to what relatives can do.
   */
  html: 16_230,
  inlineScript: 1_500,
  /**
   * CSS that applies nowhere on the page, uncompressed. Some of the global style does not apply
   * everywhere, because it stays when the visitor follows a link to another page.
   */
  unusedCss: 1_000,
  /** HTML without text, font and images together. The most is on pages whose first steps are long. */
  all: 63_400,
  /** One small file on pages with hours of telephone lines: it marks who answers now. */
  scriptBefore: 1_050,
  /** All script files, once React has been loaded by the first interaction. */
  scriptAfterInteraction: 128_000,
} as const

/**
 * Allowed bytes of a page for each byte of its text: the text itself, its tags, addresses and
 * anchors, and its copy in structured data. With this factor our pages, short and long, all leave
 * 10 to 14 kB, and a text three times as long leaves no more. With a tag around each word it
 * does.
 */
const bytesPerTextByte = 1.5

/**
 * Returns the bytes of a page that remain without its text.
 *
 * @param textBytes the text of the main element, compressed separately
 */
export function withoutText(bytes: number, textBytes: number): number {
  return Math.round(bytes - bytesPerTextByte * textBytes)
}

/** Waits until React has hydrated the page to its last element. */
export async function waitForReact(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = Array.from(document.querySelectorAll('footer *')).pop()
    return Object.keys(last ?? {}).some((key) => key.startsWith('__react'))
  })
}

/**
 * Returns the rules of a page's CSS that can never apply there. Rules for states that a visitor or
 * a script can cause count as used: hover, open details, the current page, steps shown one at a
 * time, and the hours at which somebody answers.
 *
 * @param page a loaded page, before any script file of its own
 */
function unusedRules(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const state =
      '(?:::[\\w-]+(?:\\([^)]*\\))?|:(?:hover|focus(?:-visible|-within)?|active|checked|disabled|visited)(?![\\w-])|\\[(?:open|hidden|aria-(?:busy|current|disabled|invalid|pressed)|data-open)[^\\]]*\\])'
    const notInState = new RegExp(`:not\\(${state}\\)`, 'g')
    // A selector of only a state matches any element in that state.
    const alone = new RegExp(`(^|[\\s(>+~])${state}+`, 'g')
    const anyState = new RegExp(state, 'g')
    // Added by src/preferences/step-view.ts, and marks of styled-components.
    const made = /\.step-(?:count|foot)|^data-styled\./

    const found: string[] = []
    const waiting = [...document.styleSheets].map((sheet) => sheet.cssRules)
    for (let rules = waiting.pop(); rules; rules = waiting.pop()) {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          if (made.test(rule.selectorText)) continue
          const always = rule.selectorText
            .replace(notInState, '')
            .replace(alone, '$1*')
            .replace(anyState, '')
          if (!document.querySelector(always)) found.push(rule.cssText)
        } else if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) {
          // Fallback for other browsers.
          continue
        } else if (rule instanceof CSSGroupingRule) waiting.push(rule.cssRules)
      }
    }
    return found
  })
}

/** Weight of one page at a first visit; bytes after gzip. */
interface PageWeight {
  /** Number of requests, without those of lazy images, of which a page may have as many as people or articles. */
  requests: number
  html: number
  /** Text of the main element, compressed separately; part of the HTML. */
  textBytes: number
  /** Inline script that runs; JSON-LD is not counted. */
  inlineScript: number
  /** CSS that applies nowhere on the page; the only uncompressed size. */
  unusedCss: number
  /** HTML, font, images and everything else that was loaded. */
  all: number
  /** Script files that were loaded before any interaction. */
  scriptBefore: number
  /** Script files that were loaded after a key press. */
  scriptAfter: number
}

/**
 * Loads a page in an empty cache and weighs its requests, then presses a key and weighs the scripts
 * that follow.
 *
 * @param page a new page of a context with an empty cache
 */
export async function weighPage(page: Page, path: string): Promise<PageWeight> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(path, { waitUntil: 'networkidle' })
  const lazy = await page.locator('img[loading="lazy"]').evaluateAll((images) =>
    images.flatMap((image) => {
      // Empty until it is loaded.
      const { currentSrc } = image as HTMLImageElement
      return currentSrc ? new URL(currentSrc).pathname : []
    }),
  )
  const first = (await Promise.all(responses.map(weigh))).filter(({ path }) => !lazy.includes(path))
  const inlineScript = await inline(page, 'script:not([src]):not([type="application/ld+json"])')
  const unused = await unusedRules(page)

  await page.keyboard.press('Tab')
  await waitForReact(page)
  await page.waitForLoadState('networkidle')
  const all = await Promise.all(responses.map(weigh))
  return {
    requests: first.length,
    ...weighHtml(await documentOf(responses)),
    inlineScript,
    unusedCss: unused.join('').length,
    all: sum(first),
    scriptBefore: sum(first, 'script'),
    scriptAfter: sum(all, 'script'),
  }
}

/** Returns the size of a page's HTML, and of the text of its main element. */
export function weighHtml(html: string): Pick<PageWeight, 'html' | 'textBytes'> {
  const $ = load(html)
  $('script, style, template').remove()
  return { html: gzipped(html), textBytes: gzipped($('main').text().replace(/\s+/g, ' ')) }
}

async function documentOf(responses: readonly Response[]): Promise<string> {
  const found = responses.find((response) => response.request().resourceType() === 'document')
  return found ? found.text() : ''
}

interface Weight {
  path: string
  kind: string
  bytes: number
}

async function weigh(response: Response): Promise<Weight> {
  const body = await response.body()
  const path = new URL(response.url()).pathname
  const packed = /\.(woff2|png|jpg|avif|webp)$/.test(path)
  return {
    path,
    kind: response.request().resourceType(),
    bytes: packed ? body.length : gzipped(body),
  }
}

async function inline(page: Page, selector: string): Promise<number> {
  return gzipped((await page.locator(selector).allTextContents()).join(''))
}

function gzipped(text: string | Buffer): number {
  return gzipSync(text, { level: 9 }).length
}

function sum(weights: readonly Weight[], kind?: string): number {
  return weights
    .filter((weight) => !kind || weight.kind === kind)
    .reduce((total, { bytes }) => total + bytes, 0)
}
