import type { Color, Scheme } from '../palette/color-names'

/**
 * Returns a scheme as CSS custom properties.
 *
 * @param below scheme that always applies too: equal colors are left out
 */
export function customProperties(scheme: Scheme, below?: Scheme): string {
  return Object.entries(scheme)
    .filter(([name, value]) => below?.[name as Color] !== value)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')
}
