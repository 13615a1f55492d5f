import sharp from 'sharp'
import { light } from '../theme/schemes'

/** A file of an icon. */
export interface Icon {
  file: string
  /** Width and height in pixels. */
  size: number
  /** Devices cut these to a shape of theirs, so the drawing keeps off the edge. */
  maskable?: true
}

/** An icon in pixels, for devices' home screens. */
export const icons: readonly Icon[] = [
  { file: 'icon-180.png', size: 180 },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, maskable: true },
]

/** Draws an icon out of static/icon.svg, its ground carried on to the corners. */
export async function drawIcon(
  svg: Buffer,
  { size, maskable }: Pick<Icon, 'size' | 'maskable'>,
): Promise<Buffer> {
  const inner = Math.round(size * (maskable ? 0.75 : 1))
  const brandMark = await sharp(svg, { density: 1200 }).resize(inner, inner).png().toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background: light.band } })
    .composite([{ input: brandMark, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer()
}

/**
 * The icon of the browser's tab: it stands in every page, so it is small. A browser draws an icon of
 * shapes anew each time that the address changes, on the page's time; this one is in pixels.
 */
export async function drawTabIcon(svg: Buffer): Promise<Buffer> {
  const icon = await drawIcon(svg, { size: 32 })
  return sharp(icon).png({ palette: true, colors: 8, dither: 0, effort: 10 }).toBuffer()
}

/** The same for who looks for a file: programs, browsers that take none out of a page, a guide in a tab. */
export async function drawFavicon(svg: Buffer): Promise<Buffer> {
  const size = 48
  const icon = await drawIcon(svg, { size })
  // An ICO file of one picture in PNG: head, one entry, picture.
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
