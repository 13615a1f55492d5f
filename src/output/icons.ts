import sharp from 'sharp'
import type { IconDrawing } from './brand-drawings'
import type { Icon } from './manifest'

/** Draws an icon, with its background extended to the corners. */
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
 * Draws the tab icon, which is in every page, so it is small. Browsers redraw an SVG icon at each
 * change of the URL; this one is a bitmap.
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
