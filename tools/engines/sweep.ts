import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { unexpectedMessages } from './check'
import type { Page } from './page'
import type { PageTools } from './page-tools'
import type { CheckResult } from './results'

/** The viewports of the sweep, in CSS pixels. */
const phone = [390, 844] as const
const desk = [1280, 900] as const

/** Path without a page. */
export const lostPath = '/no-such-page'

/** Number of checks that `sweepPage` makes. */
export const checksOfPage = 3

/**
 * Opens a page and checks for sideways scroll and distorted images at both widths, for text and
 * telephone links that hydration removed, and for errors and blocked requests.
 *
 * @param folder folder for screenshots; none are taken without it
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
  const checkLayout = async ([width, height]: readonly [number, number]): Promise<string[]> => {
    await page.browser.resize(width, height)
    await page.waitFor(`the viewport is ${width} wide`, (_, wide) => innerWidth === wide, [width])
    await page.evaluate(loadImages)
    await page.waitFor('all images are loaded', imagesAreLoaded, []).catch(() => undefined)
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
    return checkLayout(phone)
  })
  await check(`at ${desk.join(' x ')}`, () => checkLayout(desk))
  await check('with React', async () => {
    before = await page.evaluate(countContent)
    await page.browser.press('Shift')
    const faults: string[] = []
    await page.waitForReact().catch((error: unknown) => faults.push((error as Error).message))
    const after = await page.evaluate(countContent)
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

function loadImages(): void {
  for (const image of Array.from(document.images)) image.loading = 'eager'
}

const imagesAreLoaded = (): boolean => Array.from(document.images).every((one) => one.complete)

function countContent(tools: PageTools): { letters: number; numbers: number } {
  const numbers = tools.find({ selector: 'a[href^="tel:"]' }).length
  return { letters: tools.countLetters(), numbers }
}

/** Runs in the page: describes sideways scroll and distorted images. */
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
    else if (naturalWidth === 0) faults.push(`${name} is not rendered`)
    else if (differ(naturalWidth / naturalHeight, wanted)) {
      faults.push(`${name} is ${naturalWidth} x ${naturalHeight} by itself, not ${wanted} to 1`)
    } else if (style.objectFit === 'fill' && differ(width / height, wanted)) {
      faults.push(`${name} is rendered ${width} x ${height}, not ${wanted} to 1`)
    }
  }
  return faults
}
