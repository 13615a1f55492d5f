import { gzipSync } from 'node:zlib'
import { load } from 'cheerio'
import type { Page, Response } from '@playwright/test'
import { unusedRules } from './unused-css'
import { waitForReact } from './wait-for-react'

/** What one page brings at a first visit; bytes after gzip. */
export interface PageWeight {
  path: string
  /** Without portraits, of which a page has as many as people. */
  requests: number
  html: number
  /** The text of the main part by itself: part of the HTML. */
  words: number
  /** Inline script that runs; data for search engines is no script. */
  inlineScript: number
  /** Inline style: part of the HTML. */
  css: number
  /** Style that holds nowhere on the page; of all these bytes alone counted as they stand. */
  unusedCss: number
  font: number
  pictures: number
  /** HTML, font, pictures and whatever else came. */
  all: number
  /** Script files, asked for before any sign of intent. */
  scriptBefore: number
  /** Script files, once a key was pressed. */
  scriptAfter: number
}

/**
 * Loads a page in a fresh tab and weighs what it asks for, then presses a key and weighs the
 * scripts that follow.
 *
 * @param page an empty tab of a context with an empty cache
 */
export async function weighPage(page: Page, path: string): Promise<PageWeight> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(path, { waitUntil: 'networkidle' })
  const first = await Promise.all(responses.map(weigh))
  const inlineScript = await inline(page, 'script:not([src]):not([type="application/ld+json"])')
  const css = await inline(page, 'style')
  const unused = await unusedRules(page)

  await page.keyboard.press('Tab')
  await waitForReact(page)
  await page.waitForLoadState('networkidle')
  const all = await Promise.all(responses.map(weigh))
  return {
    path,
    requests: first.filter((one) => !one.path.startsWith('/portraits/')).length,
    ...weighHtml(await documentOf(responses)),
    inlineScript,
    css,
    unusedCss: unused.join('').length,
    font: sum(first, 'font'),
    pictures: sum(first, 'image'),
    all: sum(first),
    scriptBefore: sum(first, 'script'),
    scriptAfter: sum(all, 'script'),
  }
}

/** What the HTML of a page weighs, and the text of its main part by itself. */
export function weighHtml(html: string): Pick<PageWeight, 'html' | 'words'> {
  const $ = load(html)
  $('script, style, template').remove()
  return { html: gzipped(html), words: gzipped($('main').text().replace(/\s+/g, ' ')) }
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
