import type { Scheme, Schemes } from '../palette/color-names'
import { customProperties } from './custom-properties'
import type { Font } from './font'
import { globalStyle } from './global-style'

/** Style element of the head. */
export interface HeadStyle {
  id?: string
  /** Media query. src/preferences/apply-preferences.ts replaces it. */
  media?: string
  css: string
}

const root = (colorScheme: 'light' | 'dark', scheme: Scheme, below?: Scheme): string =>
  `:root{color-scheme:${colorScheme};${customProperties(scheme, below)}}`

/**
 * Returns the style elements of every page. Color schemes are in elements of their own, so that one attribute
 * can switch them; print is always light.
 */
export const headStyles = (
  { light, dark, moreContrast, moreContrastDark }: Schemes,
  font: Font,
): readonly HeadStyle[] => [
  { css: compact(globalStyle(light, font)) },
  {
    id: 'theme-dark',
    media: 'screen and (prefers-color-scheme:dark)',
    css: root('dark', dark, light),
  },
  {
    id: 'theme-more',
    media: 'screen and (prefers-contrast:more)',
    css: root('light', moreContrast),
  },
  {
    id: 'theme-more-dark',
    media: 'screen and (prefers-contrast:more) and (prefers-color-scheme:dark)',
    css: root('dark', moreContrastDark),
  },
]

/** Removes comments and whitespace. */
function compact(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?|(:) /g, '$1$2')
    .trim()
}
