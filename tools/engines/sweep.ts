import { errorsOf, startReact, waitFor, type Browser } from './browser'

const sizes = [
  [390, 844],
  [1280, 900],
] as const

/**
 * Opens a page at the width of a phone and of a desktop, and then starts React. Returns what's wrong:
 * sideways scroll, distorted images, text or telephone links that React has removed, script errors.
 */
export async function sweepPage(browser: Browser, url: string): Promise<string[]> {
  const faults: string[] = []
  for (const [width, height] of sizes) {
    await browser.resize(width, height)
    if (width === sizes[0][0]) await browser.open(url)
    await waitFor(browser, `“the viewport is ${width} px wide”`, (w) => innerWidth === w, width)
    await waitFor(browser, '“all images are loaded”', () => {
      for (const image of Array.from(document.images)) image.loading = 'eager'
      return Array.from(document.images).every(({ complete }) => complete)
    })
    const found = await browser.evaluate(findLayoutFaults)
    faults.push(...found.map((fault) => `at ${width} px: ${fault}`))
  }
  const before = await browser.evaluate(countContent)
  await startReact(browser)
  const after = await browser.evaluate(countContent)
  // React replaces the opening hours by a shorter text, depending on the time of day.
  if (before.words === 0 || after.words < 0.95 * before.words) {
    faults.push(`${before.words} words before React, ${after.words} with it`)
  }
  if (after.numbers < before.numbers) {
    faults.push(`${before.numbers} telephone links before React, ${after.numbers} with it`)
  }
  faults.push(...(await browser.evaluate(findLayoutFaults)).map((fault) => `with React: ${fault}`))
  return [...faults, ...(await errorsOf(browser))]
}

/** Runs in the page: counts visible words and telephone links. */
function countContent(): { words: number; numbers: number } {
  return {
    words: document.body.innerText.split(/\s+/).filter(Boolean).length,
    numbers: Array.from(document.querySelectorAll('a[href^="tel:"]')).filter(
      (link) =>
        link.getClientRects().length > 0 &&
        // Links in closed details have rectangles in new engines; old ones lack the method.
        (!('checkVisibility' in link) || link.checkVisibility()),
    ).length,
  }
}

/** Runs in the page: describes sideways scroll and distorted images. */
function findLayoutFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
  for (const image of Array.from(document.images)) {
    const { naturalWidth, naturalHeight, clientWidth: width, clientHeight: height } = image
    const wanted = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
    const ratios = [naturalWidth / naturalHeight]
    if (width > 0 && getComputedStyle(image).objectFit === 'fill') ratios.push(width / height)
    // Without the attributes or the file, a ratio is not a number.
    if (!ratios.every((ratio) => Math.abs(ratio / wanted - 1) < 0.02)) {
      faults.push(`${image.currentSrc} has the proportions ${ratios.join(' and ')}, not ${wanted}`)
    }
  }
  return faults
}
