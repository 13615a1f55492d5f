/** A colour scheme: every colour of the site, by what it is for. */
export interface Scheme {
  /** Ground of the page. */
  paper: string
  /** Ground of every other band. */
  sand: string
  /** Ground of cards and fields. */
  card: string
  /** Text. */
  ink: string
  /** Secondary text. */
  muted: string
  /** Links. */
  link: string
  visited: string
  /** Ground of primary buttons, and the text on it. */
  button: string
  buttonText: string
  buttonHover: string
  /** The dark band: its ground, text and figures. */
  band: string
  bandText: string
  bandFigure: string
  /** Ground of the footer and the text on it. */
  dusk: string
  duskText: string
  duskLink: string
  /** Lamp light: highlights and the glow of focus. Never text on paper. */
  lamp: string
  lampText: string
  /** Ground of quiet labels, and the text on it. */
  mist: string
  mistText: string
  /** Warnings and errors. */
  brick: string
  brickGround: string
  /** Borders of controls. */
  line: string
  /** Borders that only decorate. */
  hairline: string
}

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
  brickGround: '#FBEAE4',
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
  brickGround: '#3A2224',
  line: '#93A4AA',
  hairline: '#2F4755',
}

/** Widths, in em of the reader's own text size where the layout follows it. */
export const wide = '48em'
export const wider = '76em'

/** A colour of the current scheme, for use in styles. */
export const colour = Object.fromEntries(
  Object.keys(light).map((name) => [name, `var(--${name})`]),
) as Record<keyof Scheme, string>

/** A scheme as custom properties. */
export function customProperties(scheme: Scheme): string {
  return Object.entries(scheme)
    .map(([name, value]) => `--${name}:${String(value)};`)
    .join('')
}
