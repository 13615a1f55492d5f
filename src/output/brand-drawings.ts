import type { Brand } from '../content-model/brand'
import type { Drawing } from '../content-model/parse/read-drawing'
import type { Color, Scheme } from '../palette/color-names'

/** SVG file of the icon, and the color that it is extended with to the corners. */
export interface IconDrawing {
  svg: string
  background: string
}

const svgOf = ({ viewBox, markup }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${markup}</svg>`

/** Returns markup with colors in place of `var()` and `currentColor`, which need a page around them. */
function paint(markup: string, scheme: Scheme, text: string): string {
  return markup
    .replace(/var\(\s*--(\w+)\s*\)/g, (_, name: string) => scheme[name as Color])
    .replace(/currentColor/gi, text)
}

/**
 * Returns the drawing of tabs and home screens: the icon of the brand, or the logo in a rounded
 * square. A logo with colors of its own stands on the background of pages, which it was made for.
 */
export function iconDrawing({ icon, logo, schemes: { light } }: Brand): IconDrawing {
  if (icon) {
    const { viewBox, markup } = icon
    return {
      svg: svgOf({ viewBox, markup: paint(markup, light, light.ink) }),
      background: light.band,
    }
  }
  const followsText = /currentColor/i.test(logo.markup)
  const background = followsText ? light.band : light.paper
  const markup = paint(logo.markup, light, light.bandText)
  const inner = `<svg x="5" y="5" width="22" height="22" viewBox="${logo.viewBox}">${markup}</svg>`
  return {
    svg: svgOf({
      viewBox: '0 0 32 32',
      markup: `<rect width="32" height="32" rx="7" fill="${background}"/>${inner}`,
    }),
    background,
  }
}
