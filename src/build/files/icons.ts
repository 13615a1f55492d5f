import sharp from 'sharp'
import { light } from '../../theme/schemes'

/** An icon in pixels, for browsers' tabs and devices' home screens. */
export interface Icon {
  file: string
  /** Width and height in pixels. */
  size: number
  /** Devices cut these to a shape of theirs, so the drawing keeps off the edge. */
  maskable?: true
}

/** Stands in the browser's tab. A drawn one would be drawn anew each time that the address changes. */
export const tabIcon: Icon = { file: 'icon-48.png', size: 48 }

export const icons: readonly Icon[] = [
  tabIcon,
  { file: 'icon-180.png', size: 180 },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, maskable: true },
]

/** Draws an icon out of static/icon.svg, its ground carried on to the corners. */
export async function drawIcon(svg: Buffer, { size, maskable }: Icon): Promise<Buffer> {
  const inner = Math.round(size * (maskable ? 0.75 : 1))
  const lantern = await sharp(svg, { density: 1200 }).resize(inner, inner).png().toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background: light.band } })
    .composite([{ input: lantern, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer()
}
