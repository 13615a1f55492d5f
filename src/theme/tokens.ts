import { colorNames, type Color } from '../palette/color-names'

/**
 * Container widths of a band, in rem, where its layout changes. A tablet in portrait has the medium
 * one.
 */
export const mediumBreakpoint = '45rem'
export const wideBreakpoint = '69rem'
export const widestBreakpoint = '76rem'

/** Width of running text and of what is aligned with it: a line holds at most 75 characters. */
export const textWidth = '37.5rem'

/** CSS `var()` of each color of the current scheme. */
export const color = Object.fromEntries(
  colorNames.map((name) => [name, `var(--${name})`]),
) as Record<Color, string>
