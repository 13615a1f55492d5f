import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { unexpectedMessages } from './check'
import type { Page } from './page'
import type { PageTools } from './page-tools'
import type { CheckResult } from './results'

/** The viewports of the sweep, in CSS pixels. */
const phone = [390, 844] as const
const desk = [1280, 900] as const

/** A path that no page has. */
export const lostPath = '/no-such-page'

/** How many checks `sweepPage` makes. */
export const checksOfPage = 3

/**
 * Opens a page and looks for what is broken: sideways scroll and distorted pictures at both widths;
 * words and telephone links that are gone after React has taken over; errors and refused requests.
 *
 * @param folder where screenshots are written, if at all
 */
export async function sweepPage(page: Page, path: string, folder?: string): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  const check = async (name: string, work: () => Promise<string[]>): Promise<void> => {
    const faults = await work().catch((error: unknown) => [(error as Error).message])
    const detail = faults.length > 0 ? { detail: faults.join('; ') } : {}
    results.push({
      name: `${path} ${name}`,
      group: 'sweep',
      passed: faults.length === 0,
      ...detail,
    })
  }
  const look = async ([width, height]: readonly [number, number]): Promise<string[]> => {
    await page.browser.resize(width, height)
    await page.waitFor(`the viewport is ${width} wide`, (_, wide) => innerWidth === wide, [width])
    await page.evaluate(loadPictures)
    await page.waitFor('all pictures are loaded', picturesAreLoaded, []).catch(() => undefined)
    if (folder) {
      mkdirSync(folder, { recursive: true })
      const name = path === '/' ? 'home' : path.slice(1).replace(/\W+/g, '-')
      await page.browser.screenshot(join(folder, `${name}-${width}.png`))
    }
    return page.evaluate(layoutFaults)
  }
  page.allowed = path === lostPath ? [/404/] : []
  await page.browser.resize(...phone)
  page.browser.takeMessages()
  let before = { letters: 0, numbers: 0 }
  await check(`at ${phone.join(' x ')}`, async () => {
    await page.open(path)
    return look(phone)
  })
  await check(`at ${desk.join(' x ')}`, () => look(desk))
  await check('with React', async () => {
    before = await page.evaluate(countWords)
    await page.browser.press('Shift')
    const faults: string[] = []
    await page.waitForReact().catch((error: unknown) => faults.push((error as Error).message))
    const after = await page.evaluate(countWords)
    if (before.letters === 0 || after.letters < 0.97 * before.letters) {
      faults.push(`${before.letters} letters before React, ${after.letters} with it`)
    }
    if (after.numbers < before.numbers) {
      faults.push(`${before.numbers} telephone links before React, ${after.numbers} with it`)
    }
    return [...faults, ...unexpectedMessages(page)]
  })
  return results
}

function loadPictures(): void {
  for (const image of Array.from(document.images)) image.loading = 'eager'
}

const picturesAreLoaded = (): boolean => Array.from(document.images).every((one) => one.complete)

function countWords(tools: PageTools): { letters: number; numbers: number } {
  const numbers = tools.find({ selector: 'a[href^="tel:"]' }).length
  return { letters: tools.countLetters(), numbers }
}

/** Runs in the page. */
function layoutFaults(tools: PageTools): string[] {
  const faults: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) {
    const wide = Array.from(document.querySelectorAll('body *')).find(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    faults.push(`${scrollWidth} px wide in ${clientWidth}: ${wide?.outerHTML.slice(0, 80) ?? ''}`)
  }
  const differ = (one: number, other: number): boolean => Math.abs(one / other - 1) > 0.02
  for (const image of Array.from(document.images)) {
    if (!tools.isShown(image)) continue
    const name = image.currentSrc.replace(/^.*\//, '')
    const wanted = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
    const { naturalWidth, naturalHeight } = image
    const style = getComputedStyle(image)
    const width = image.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    const height =
      image.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)
    if (!wanted) faults.push(`${name} has no width and height`)
    else if (naturalWidth === 0) faults.push(`${name} is not drawn`)
    else if (differ(naturalWidth / naturalHeight, wanted)) {
      faults.push(`${name} is ${naturalWidth} x ${naturalHeight} by itself, not ${wanted} to 1`)
    } else if (style.objectFit === 'fill' && differ(width / height, wanted)) {
      faults.push(`${name} is rendered ${width} x ${height}, not ${wanted} to 1`)
    }
  }
  return faults
}
