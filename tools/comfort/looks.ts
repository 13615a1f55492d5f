/** The widths that pages are measured at, in CSS pixels. 320 is what 1280 becomes at 400 % zoom. */
export const widths = [320, 375, 768, 1280] as const
/** Where lines end differently: phones, tablets held upright and across, a laptop, a desk. */
export const lineWidths = [320, 390, 744, 768, 820, 834, 1024, 1180, 1440] as const
export type Width = (typeof widths | typeof lineWidths)[number]

export const themes = ['light', 'dark', 'more contrast'] as const
export type Theme = (typeof themes)[number]

/** How the page is being read. `menus`: everything in the header that opens is open. */
export type Manner =
  'plain' | 'text at 200 %' | 'wide spacing' | 'answers open' | 'menus open' | 'all open'

/** One way to look at a page. */
export interface Look {
  width: Width
  theme: Theme
  manner: Manner
}

const narrowAndWide = [320, 1280] as const

const looksOf = (
  manner: Manner,
  inWidths: readonly Width[] = widths,
  inThemes: readonly Theme[] = ['light'],
): Look[] => inWidths.flatMap((width) => inThemes.map((theme) => ({ width, theme, manner })))

/** Every look a page is measured in; the order keeps changes of the window few. */
export const allLooks: readonly Look[] = [
  ...looksOf('plain', widths, themes),
  ...looksOf('text at 200 %'),
  ...looksOf('wide spacing'),
  ...looksOf('answers open', narrowAndWide, themes),
  ...looksOf('menus open', narrowAndWide, themes),
  ...looksOf('all open', lineWidths),
]

/**
 * The looks of a quick run on one page of each kind. The other themes are seen there with answers and
 * menus open.
 */
export const kindLooks: readonly Look[] = allLooks.filter(
  ({ manner, theme }) => manner !== 'plain' || theme === 'light',
)

/** The looks of a quick run, on all other pages. */
export const plainLooks: readonly Look[] = [
  ...looksOf('plain', [375, 768, 1280]),
  ...looksOf('all open', [320, 820]),
]

const isUsual = ({ manner }: Look): boolean =>
  manner !== 'text at 200 %' && manner !== 'wide spacing' && manner !== 'all open'

/** The looks that a rule is about. */
export const lookGroups = {
  /** Whatever can be seen, at its own text size. */
  every: (look: Look) => isUsual(look),
  /** All of them, also with large text and wide spacing: nothing may break. */
  all: (look: Look) => look.manner !== 'all open',
  /** Where colors differ. What is open also shows what is closed elsewhere. */
  colors: (look: Look) => look.manner === 'answers open' || look.manner === 'menus open',
  /** Text twice as large. */
  large: (look: Look) => look.manner === 'text at 200 %',
  /** What does not depend on the theme. */
  layout: (look: Look) => look.theme === 'light' && isUsual(look),
  /** Every text there is, in every width at which lines end differently. */
  lines: (look: Look) => look.manner === 'all open',
  /** What is the same in every look but for the two arrangements of the page. */
  once: (look: Look) =>
    look.theme === 'light' && look.manner === 'plain' && look.width !== 375 && look.width !== 768,
} as const
export type LookGroup = keyof typeof lookGroups

/** A look in words: "320 px, dark, text at 200 %". */
export function lookWords({ width, theme, manner }: Look): string {
  return [`${width} px`, theme, ...(manner === 'plain' ? [] : [manner])].join(', ')
}
