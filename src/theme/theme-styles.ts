import type { Color, Scheme, Schemes } from '../palette/color-names'
import type { Font } from './font'
import { color } from './tokens'

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

/**
 * Returns the global style: light colors, typography, focus, print. The build writes it into each page, before
 * the styles of components, so no script holds it.
 */
export const globalStyle = (light: Scheme, font: Font): string => `
  ${font.faces}
  /* Arial stretched to the same widths and heights, so that nothing moves when the font arrives. */
  @font-face {
    font-family: 'Atkinson Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Helvetica');
    size-adjust: 99%;
    ascent-override: 99.4%;
    descent-override: 31.9%;
    line-gap-override: 0%;
  }

  :root {
    color-scheme: light;
    ${customProperties(light)}
  }
  *, *::before, *::after { box-sizing: border-box; }
  html {
    /* What has the focus is never behind the button below or the bar above, of which a long name or a menu with many
       entries takes two lines. Not in rem: WebKit takes 16 px for it here, whatever the size of the text. */
    scroll-padding-top: 8.5em;
    scroll-padding-bottom: 5em;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  body {
    margin: 0;
    background: ${color.paper};
    color: ${color.ink};
    font: 400 1.25rem/var(--lines, 1.6) ${font.family};
    /* Not anywhere: a box is then at least as wide as its longest word, where it can be. */
    overflow-wrap: break-word;
    text-wrap: pretty;
  }
  h1, h2, h3, p, ul, ol, dl, dd, figure, blockquote, fieldset { margin: 0; padding: 0; }
  h1, h2, h3 { line-height: 1.2; text-wrap: balance; font-weight: 700; }
  /* The second value keeps a long word whole on a narrow screen where text is set to 200 %. */
  h1 { font-size: min(clamp(2.125rem, 1.5rem + 2.6vw, 3.5rem), max(1.375rem, 11.5vw)); letter-spacing: -0.01em; line-height: 1.12; }
  h2 { font-size: min(clamp(1.75rem, 1.4rem + 1.5vw, 2.45rem), max(1.25rem, 9.5vw)); }
  h3 { font-size: min(1.5rem, max(1.125rem, 8vw)); }
  /* A line holds at most 75 letters. */
  p { max-width: min(30em, 100%); }
  a { color: ${color.link}; text-underline-offset: 0.18em; text-decoration-thickness: 0.09em; }
  main p a:visited, main li a:visited { color: ${color.visited}; }
  a:hover { text-decoration-thickness: 0.16em; }
  img, svg { max-width: 100%; height: auto; }
  button, input, select, textarea { font: inherit; color: inherit; }
  summary { cursor: pointer; }
  :focus-visible {
    outline: 0.1875rem solid ${color.ink};
    outline-offset: 0.1875rem;
    box-shadow: 0 0 0 0.375rem ${color.lamp};
    border-radius: 0.25rem;
  }
  #gatsby-focus-wrapper:focus, main:focus, h1:focus { outline: none; box-shadow: none; }
  ::selection { background: ${color.lamp}; color: ${color.lampText}; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
  @media (forced-colors: active) {
    :focus-visible { outline-color: Highlight; }
  }
  @page { margin: 0.5in; }
  @media print {
    :root { --paper: #fff; --sand: #fff; --card: #fff; --band: #fff; --bandText: #000; --bandFigure: #000; --ink: #000; --muted: #000; --link: #000; --button: #fff; --buttonText: #000; --visited: #000; --brick: #000; --brickBackground: #fff; --mist: #fff; --mistText: #000; }
    html { font-size: 100% !important; }
    body { font-size: 14pt; line-height: 1.3; }
    h1 { font-size: 26pt; }
    h2 { font-size: 19pt; }
    h3 { font-size: 15pt; }
    p { max-width: none; }
    details::details-content { content-visibility: visible; }
    /* main: the footer is never alone on a printed page. */
    h1, h2, h3, main { break-after: avoid; }
  }
`

/** Style element of the head. */
interface HeadStyle {
  id?: string
  /** Media query. src/preferences/apply-preferences.ts replaces it. */
  media?: string
  css: string
}

const root = (colorScheme: 'light' | 'dark', scheme: Scheme, below?: Scheme): string =>
  `:root{color-scheme:${colorScheme};${customProperties(scheme, below)}}`

/** Gives cards an edge in the schemes of more contrast, where bands and cards have one ground. */
const edges = ':root{--edge:currentColor}'

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
    css: root('light', moreContrast) + edges,
  },
  {
    id: 'theme-more-dark',
    media: 'screen and (prefers-contrast:more) and (prefers-color-scheme:dark)',
    css: root('dark', moreContrastDark) + edges,
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
