import type { Color } from './tokens'

/** Color scheme: each color as #RRGGBB. */
export type Scheme = Readonly<Record<Color, string>>

export const light: Scheme = {
  paper: '#FFFCF5',
  sand: '#F6EEDF',
  card: '#FFFEFA',
  ink: '#1B2A38',
  muted: '#3F4B57',
  link: '#0E4A3C',
  visited: '#54307A',
  button: '#0E4A3C',
  buttonText: '#FFFFFF',
  buttonHover: '#08362B',
  band: '#0E4A3C',
  bandText: '#FFF6E3',
  bandFigure: '#FFD574',
  dusk: '#10202B',
  duskText: '#FFF6E3',
  duskLink: '#FFE2A0',
  lamp: '#FFC94D',
  lampText: '#1B2A38',
  mist: '#DDEAE3',
  mistText: '#0C3D32',
  brick: '#8E1F14',
  brickBackground: '#FBEAE4',
  line: '#7A7468',
  hairline: '#E2D6BF',
}

export const dark: Scheme = {
  paper: '#10202B',
  sand: '#152835',
  card: '#1A303E',
  ink: '#FFF6E3',
  muted: '#D6DAD8',
  link: '#9FE0CB',
  visited: '#DCC6F5',
  button: '#9FE0CB',
  buttonText: '#10202B',
  buttonHover: '#C3F0E1',
  band: '#0B3A30',
  bandText: '#FFF6E3',
  bandFigure: '#FFD574',
  dusk: '#0A161E',
  duskText: '#FFF6E3',
  duskLink: '#FFE2A0',
  lamp: '#FFC94D',
  lampText: '#1B2A38',
  mist: '#23434A',
  mistText: '#E4F5EE',
  brick: '#FFB9AC',
  brickBackground: '#3A2224',
  line: '#93A4AA',
  hairline: '#2F4755',
}

/** Black on white, with strong borders: for `prefers-contrast: more`. */
export const moreContrast: Scheme = {
  paper: '#FFFFFF',
  sand: '#FFFFFF',
  card: '#FFFFFF',
  ink: '#000000',
  muted: '#000000',
  link: '#00382B',
  visited: '#45206B',
  button: '#000000',
  buttonText: '#FFFFFF',
  buttonHover: '#00382B',
  band: '#000000',
  bandText: '#FFFFFF',
  bandFigure: '#FFE2A0',
  dusk: '#000000',
  duskText: '#FFFFFF',
  duskLink: '#FFE2A0',
  lamp: '#FFD574',
  lampText: '#000000',
  mist: '#FFE2A0',
  mistText: '#000000',
  brick: '#7A0000',
  brickBackground: '#FFFFFF',
  line: '#000000',
  hairline: '#000000',
}

/** White on black, for dark mode with more contrast. */
export const moreContrastDark: Scheme = {
  paper: '#000000',
  sand: '#000000',
  card: '#000000',
  ink: '#FFFFFF',
  muted: '#FFFFFF',
  link: '#FFE2A0',
  visited: '#E8D5FF',
  button: '#FFE2A0',
  buttonText: '#000000',
  buttonHover: '#FFFFFF',
  band: '#000000',
  bandText: '#FFFFFF',
  bandFigure: '#FFE2A0',
  dusk: '#000000',
  duskText: '#FFFFFF',
  duskLink: '#FFE2A0',
  lamp: '#FFD574',
  lampText: '#000000',
  mist: '#FFE2A0',
  mistText: '#000000',
  brick: '#FFC9BF',
  brickBackground: '#000000',
  line: '#FFFFFF',
  hairline: '#FFFFFF',
}

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
