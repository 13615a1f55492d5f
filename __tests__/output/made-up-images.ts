import sharp, { type Sharp } from 'sharp'

/** An image like a photo: colored grain, so that each format has something to do. */
export function photo(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
}

/** An image of two colors that run into each other, which is quick to make files of. */
export function gradient(width: number, height: number): Sharp {
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <linearGradient id="a"><stop stop-color="#fc4"/><stop offset="1" stop-color="#048"/></linearGradient>
      <rect width="100%" height="100%" fill="url(#a)"/>
    </svg>`),
  )
}

/** A photo lying on its side, with a note to turn it, and with the place where it was taken. */
export function photoOfPhone(width: number, height: number): Promise<Buffer> {
  return gradient(width, height)
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'Dorothy' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 19/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}
