import type { Page } from 'playwright-core'

/** Widths that pages are measured at, in CSS pixels. 320 is what 1280 becomes at 400 % zoom. */
const widths = [320, 375, 768, 1280] as const
/** Widths with different line ends: phones, tablets upright and across, a laptop, a desktop. */
const lineWidths = [320, 390, 744, 768, 820, 834, 1024, 1180, 1440] as const
/** Widths of layouts: phones, between a phone and a tablet, tablets upright and across, a desktop. */
export const lookWidths: readonly Width[] = [320, 360, 390, 700, 820, 1024, 1440]
type Width = (typeof widths | typeof lineWidths)[number] | 360 | 700

const themes = ['light', 'dark', 'more contrast'] as const
type Theme = (typeof themes)[number]

/**
 * Condition of the page besides width and theme. `details` elements outside the header are opened by
 * `answers open`, those in it by `menus open`, both by `all open`.
 */
type PageState =
  'plain' | 'text at 200 %' | 'wide spacing' | 'answers open' | 'menus open' | 'all open'

/** A combination of width, theme and state that a page is measured in. */
export interface Variant {
  width: Width
  theme: Theme
  state: PageState
}

const narrowAndWide = [320, 1280] as const

const variantsOf = (
  state: PageState,
  inWidths: readonly Width[] = widths,
  inThemes: readonly Theme[] = ['light'],
): Variant[] => inWidths.flatMap((width) => inThemes.map((theme) => ({ width, theme, state })))

const otherWidths = lookWidths.filter((width) => width !== 320)

/** Every variant. Their order keeps changes of the viewport few. */
export const allVariants: readonly Variant[] = [
  ...variantsOf('plain', widths, themes),
  ...variantsOf('plain', otherWidths),
  ...variantsOf('text at 200 %', [...widths, ...otherWidths]),
  ...variantsOf('wide spacing'),
  ...variantsOf('answers open', narrowAndWide, themes),
  ...variantsOf('menus open', narrowAndWide, themes),
  ...variantsOf('all open', lineWidths),
]

/** The few variants of a quick audit. Each rule is measured in at least one of them. */
export const quickVariants: readonly Variant[] = [
  ...variantsOf('plain', [375, 768, 1280]),
  ...variantsOf('text at 200 %', [320]),
  ...variantsOf('wide spacing', [320]),
  ...variantsOf('answers open', [1280], ['light', 'dark']),
  ...variantsOf('menus open', [1280]),
  ...variantsOf('all open', [320, 820]),
]

const hasUsualText = ({ state }: Variant): boolean =>
  state !== 'text at 200 %' && state !== 'wide spacing' && state !== 'all open'

/** Which variants a rule is measured in. */
export const variantGroups = {
  /** All that show text at its own size and spacing. */
  usual: (variant: Variant) => hasUsualText(variant),
  /** Also large text and wide spacing. */
  enlarged: (variant: Variant) => variant.state !== 'all open',
  /** Those whose colors differ. They have menus or answers open, which shows closed content as well. */
  colors: (variant: Variant) => variant.state === 'answers open' || variant.state === 'menus open',
  /** Text twice as large. */
  doubled: (variant: Variant) => variant.state === 'text at 200 %',
  /** Those of the light theme, for what does not depend on colors. */
  layout: (variant: Variant) => variant.theme === 'light' && hasUsualText(variant),
  /** Every layout, with text at its own size and twice as large. */
  looks: ({ theme, state, width }: Variant) =>
    theme === 'light' &&
    (state === 'plain' || state === 'text at 200 %') &&
    lookWidths.includes(width),
  /** All text, at every width with different line ends. */
  lines: (variant: Variant) => variant.state === 'all open',
  /** One narrow and one wide viewport, for what is the same everywhere else. */
  once: ({ theme, state, width }: Variant) =>
    theme === 'light' && state === 'plain' && (width === 320 || width === 1280),
} as const
export type VariantGroup = keyof typeof variantGroups

/** Describes a variant: "320 px, dark, text at 200 %". */
export function describeVariant({ width, theme, state }: Variant): string {
  return [`${width} px`, theme, ...(state === 'plain' ? [] : [state])].join(', ')
}

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
