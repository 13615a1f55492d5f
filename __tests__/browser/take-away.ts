import type { BrowserContext, Page } from '@playwright/test'

/** Methods and globals that the oldest promised browsers lack, or some of them: see docs/browsers.md. */
const lacking: Readonly<Record<string, readonly string[]>> = {
  'Array.prototype': [
    'at',
    'findLast',
    'findLastIndex',
    'toReversed',
    'toSorted',
    'toSpliced',
    'with',
  ],
  'String.prototype': ['at', 'isWellFormed', 'toWellFormed'],
  Object: ['hasOwn', 'groupBy'],
  Array: ['fromAsync'],
  Promise: ['any', 'withResolvers', 'try'],
  AbortSignal: ['timeout', 'any'],
  URL: ['canParse', 'parse'],
  'crypto.constructor.prototype': ['randomUUID'],
  'Element.prototype': ['checkVisibility', 'setHTMLUnsafe', 'replaceChildren', 'ariaNotify'],
  'Document.prototype': ['startViewTransition', 'replaceChildren'],
  'DocumentFragment.prototype': ['replaceChildren'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover'],
  'HTMLFormElement.prototype': ['requestSubmit'],
  Intl: ['Segmenter', 'ListFormat', 'DurationFormat'],
  window: [
    'structuredClone',
    'requestIdleCallback',
    'cancelIdleCallback',
    'scheduler',
    'navigation',
    'reportError',
    'WeakRef',
    'FinalizationRegistry',
  ],
}

/** Takes away from every page of the context what browsers of 2020 lacked, before any script runs. */
export async function takeScriptsBack(context: BrowserContext): Promise<void> {
  await context.addInitScript((names) => {
    for (const [owner, members] of Object.entries(names)) {
      const path = owner === 'window' ? [] : owner.split('.')
      const object = path.reduce<unknown>(
        (from, name) => (from as Record<string, unknown> | undefined)?.[name],
        window,
      ) as Record<string, unknown> | undefined
      for (const member of members) {
        if (!object) continue
        delete object[member]
        // What belongs to the window cannot always be deleted.
        if (member in object) Object.defineProperty(object, member, { value: undefined })
      }
    }
  }, lacking)
}

/**
 * Serves pages without the CSS that browsers of 2020 do not support: rules with unknown selectors
 * are dropped, of others only properties and container queries. Gaps of flex containers look like
 * those of grids in a style sheet; see `closeFlexGaps`.
 */
export async function takeStylesBack(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace(/(<style[^>]*>)(.*?)(<\/style>)/gs, (_, start, css: string, end) =>
        [start, olderStyle(css), end].join(''),
      )
      await route.fulfill({ response, body })
    },
  )
}

function olderStyle(css: string): string {
  return css
    .replace(/:(?:has|where|focus-visible|is)\b/g, ':unknown-here')
    .replace(/::details-content/g, '::unknown-here')
    .replace(
      /(?<=[;{])(?:container-type|aspect-ratio|inset|text-wrap|overscroll-behavior|color-scheme|accent-color):[^;}]*/g,
      '--unknown:0',
    )
    .replace(/(?<=[;{])[\w-]+:[^;}]*\d(?:d|s|l)vh\b[^;}]*/g, '--unknown:0')
    .replace(/@supports not \(inset: ?0\)/g, '@supports (display:block)')
}

/** Takes the gap of every flex box away, as Safari before 14.1 does not know it. */
export async function closeFlexGaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of Array.from(document.querySelectorAll<HTMLElement>('body *'))) {
      if (getComputedStyle(element).display.endsWith('flex')) element.style.gap = '0'
    }
  })
}
