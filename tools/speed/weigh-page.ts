import { gzipSync } from 'node:zlib'
import { load } from 'cheerio'
import type { Page, Response } from '@playwright/test'
import { unusedRules } from './unused-css'
import { waitForReact } from './wait-for-react'

/** Weight of one page at a first visit; bytes after gzip. */
export interface PageWeight {
  /** Number of requests without portraits, of which a page has as many as people. */
  requests: number
  html: number
  /** Text of the main element by itself; part of the HTML. */
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
  const first = await Promise.all(responses.map(weigh))
  const inlineScript = await inline(page, 'script:not([src]):not([type="application/ld+json"])')
  const unused = await unusedRules(page)

  await page.keyboard.press('Tab')
  await waitForReact(page)
  await page.waitForLoadState('networkidle')
  const all = await Promise.all(responses.map(weigh))
  return {
    requests: first.filter((one) => !one.path.includes('/portraits/')).length,
    ...weighHtml(await documentOf(responses)),
    inlineScript,
    unusedCss: unused.join('').length,
    all: sum(first),
    scriptBefore: sum(first, 'script'),
    scriptAfter: sum(all, 'script'),
  }
}

/** Returns the size of a page's HTML, and of the text of its main element by itself. */
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
