import type { Brand } from '../content-model/brand'
import type { Drawing } from '../content-model/parse/read-drawing'
import type { Color, Scheme } from '../palette/color-names'
import sharp from 'sharp'
import type { Icon } from '../site/site-files'

/** The icon as SVG, and the color around it. */
export interface IconDrawing {
  svg: string
  background: string
}

const svgOf = ({ viewBox, markup }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${markup}</svg>`

/** Replaces `var()` and `currentColor`, which work only within a page, with colors. */
function paint(markup: string, scheme: Scheme, text: string): string {
  return markup
    .replace(/var\(\s*--(\w+)\s*\)/g, (_, name: string) => scheme[name as Color])
    .replace(/currentColor/gi, text)
}

/**
 * Returns the drawing for tabs and home screens: the icon of the brand, or else its logo in a rounded square. A
 * logo with its own colors gets the background of pages, which it was made for.
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

/** Draws an icon on a square of its background color. */
export async function drawIcon(
  { svg, background }: IconDrawing,
  { size, maskable }: Pick<Icon, 'size' | 'maskable'>,
): Promise<Buffer> {
  const inner = Math.round(size * (maskable ? 0.75 : 1))
  const brandMark = await sharp(Buffer.from(svg), { density: 1200 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: brandMark, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer()
}

/**
 * Draws the tab icon. It's in every page, so it has few bytes. It's a bitmap because browsers redraw an SVG icon
 * whenever the URL changes.
 */
export async function drawTabIcon(drawing: IconDrawing): Promise<Buffer> {
  const icon = await drawIcon(drawing, { size: 32 })
  return sharp(icon).png({ palette: true, colors: 8, dither: 0, effort: 10 }).toBuffer()
}

/** Draws favicon.ico, for clients that request that file. */
export async function drawFavicon(drawing: IconDrawing): Promise<Buffer> {
  const size = 48
  const icon = await drawIcon(drawing, { size })
  // An ICO file with one PNG image: header, one entry, image.
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(icon.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, icon])
}
