import { globalStyle } from './global-style'
import {
  customProperties,
  dark,
  light,
  moreContrast,
  moreContrastDark,
  type Scheme,
} from './schemes'

/** Style element of the head. */
export interface HeadStyle {
  id?: string
  /** Media query. src/preferences/apply-preferences.ts replaces it. */
  media?: string
  css: string
}

const root = (scheme: Scheme, below?: Scheme): string =>
  `:root{color-scheme:${scheme === light || scheme === moreContrast ? 'light' : 'dark'};${customProperties(scheme, below)}}`

/**
 * Style elements of every page. Color schemes are in elements of their own, so that one attribute
 * can switch them; print is always light.
 */
export const headStyles: readonly HeadStyle[] = [
  { css: compact(globalStyle) },
  {
    id: 'theme-dark',
    media: 'screen and (prefers-color-scheme:dark)',
    css: root(dark, light),
  },
  {
    id: 'theme-more',
    media: 'screen and (prefers-contrast:more)',
    css: root(moreContrast),
  },
  {
    id: 'theme-more-dark',
    media: 'screen and (prefers-contrast:more) and (prefers-color-scheme:dark)',
    css: root(moreContrastDark),
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
