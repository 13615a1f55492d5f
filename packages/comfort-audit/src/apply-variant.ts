import type { Page } from 'playwright-core'
import type { PageState, Theme, Variant } from './variants'

const height = 740

/** Display settings of a site's own, such as a panel in which readers choose a theme and a text size. */
export interface DisplaySettings {
  /** Viewports of this width or more use the site's own settings, narrower ones those of the system. */
  minWidth: number
  /**
   * Runs in the page, so it can use nothing outside itself: applies a choice as the site's own
   * controls would.
   *
   * @returns false if the page has no such settings. The system's are used instead.
   */
  apply: (choice: DisplayChoice) => boolean
}

/** The choice of a reader. Both parts are back at their defaults before the next variant. */
export interface DisplayChoice {
  theme: Theme
  doubleText: boolean
}

/** The media features that a system sets for each theme. */
const media: Record<Theme, Parameters<Page['emulateMedia']>[0]> = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  'more contrast': { colorScheme: 'light', contrast: 'more' },
}

/** The text spacing of WCAG 1.4.12. */
const wideSpacing = `*:not(svg, svg *) {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }`

const styles: Partial<Record<PageState, string>> = {
  'text at 200 %': 'html { font-size: 200% !important; }',
  'wide spacing': wideSpacing,
}

/** Puts an open page into a variant without loading it again. */
export async function applyVariant(
  page: Page,
  variant: Variant,
  {
    before,
    settings,
  }: { before?: Variant | undefined; settings?: DisplaySettings | undefined } = {},
): Promise<void> {
  const choice = chooseDisplay(variant, settings)
  const applied = settings ? await page.evaluate(settings.apply, choice) : false
  const theme = applied && choice.theme !== 'light' ? 'light' : variant.theme
  await page.emulateMedia({ ...media[theme], reducedMotion: 'reduce' })
  if (variant.width !== before?.width) {
    await page.setViewportSize({ width: variant.width, height })
  }
  const style = applied && choice.doubleText ? '' : (styles[variant.state] ?? '')
  await page.evaluate(applyState, { style, state: variant.state })
}

function chooseDisplay(
  { width, theme, state }: Variant,
  settings?: DisplaySettings,
): DisplayChoice {
  if (!settings || width < settings.minWidth) return { theme: 'light', doubleText: false }
  return { theme, doubleText: state === 'text at 200 %' }
}

/** Runs in the page: sets a style, and opens or closes `details` elements. */
function applyState({ style, state }: { style: string; state: string }): void {
  const sheet =
    document.getElementById('comfort-audit-style') ??
    document.head.appendChild(
      Object.assign(document.createElement('style'), { id: 'comfort-audit-style' }),
    )
  sheet.textContent = style
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details')) {
    // Elements that share a name would close each other.
    if (details.name) details.dataset.comfortAuditName = details.name
    const inHeader = details.closest('header') !== null
    const opens = state === 'all open' || state === (inHeader ? 'menus open' : 'answers open')
    if (opens) {
      details.removeAttribute('name')
      if (!details.open) details.dataset.comfortAuditOpened = ''
      details.open = true
    } else if ('comfortAuditOpened' in details.dataset) {
      details.open = false
      delete details.dataset.comfortAuditOpened
    }
    if (!opens && details.dataset.comfortAuditName) details.name = details.dataset.comfortAuditName
  }
}
