/** Widths that pages are measured at, in CSS pixels. 320 is what 1280 becomes at 400 % zoom. */
export const widths = [320, 375, 768, 1280] as const
/** Widths with different line ends: phones, tablets upright and across, a laptop, a desktop. */
export const lineWidths = [320, 390, 744, 768, 820, 834, 1024, 1180, 1440] as const
export type Width = (typeof widths | typeof lineWidths)[number]

export const themes = ['light', 'dark', 'more contrast'] as const
export type Theme = (typeof themes)[number]

/**
 * Condition of the page besides width and theme. `details` elements outside the header are opened by
 * `answers open`, those in it by `menus open`, both by `all open`.
 */
export type PageState =
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

/** Every variant. Their order keeps changes of the viewport few. */
export const allVariants: readonly Variant[] = [
  ...variantsOf('plain', widths, themes),
  ...variantsOf('text at 200 %'),
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
  /** All text, at every width with different line ends. */
  lines: (variant: Variant) => variant.state === 'all open',
  /** One narrow and one wide viewport, for what is the same everywhere else. */
  once: ({ theme, state, width }: Variant) =>
    theme === 'light' && state === 'plain' && width !== 375 && width !== 768,
} as const
export type VariantGroup = keyof typeof variantGroups

/** Describes a variant: "320 px, dark, text at 200 %". */
export function describeVariant({ width, theme, state }: Variant): string {
  return [`${width} px`, theme, ...(state === 'plain' ? [] : [state])].join(', ')
}
