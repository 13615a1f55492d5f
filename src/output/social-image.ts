import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import satori from 'satori'
import sharp from 'sharp'
import type { Scheme } from '../palette/color-names'

/** Size of the image in pixels. */
export const width = 1200
export const height = 630

/** The typeface, and its further letters, such as Ł. */
const families = ['latin', 'latin-ext'] as const
const load = createRequire(join(process.cwd(), 'package.json'))
const font = (weight: 400 | 700, name: (typeof families)[number]) => ({
  name,
  weight,
  data: readFileSync(
    load.resolve(
      `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${name}-${weight}-normal.woff`,
    ),
  ),
})

const column = {
  justifyContent: 'space-between',
  width: 590,
  height: 500,
  fontFamily: families.join(', '),
}

/** Content of an image for shared links. */
export interface SocialImage {
  /** Full name of the business. */
  name: string
  /** Headline of the image. */
  title: string
  /** Line below the headline, such as our number. */
  line: string
  /** SVG on the right, 560 x 520. */
  illustration: string
  /** SVG of the icon before the name. */
  icon: string
  colors: Scheme
}

/**
 * Draws the image: text on the left, an illustration on the right. PNG, 1200 x 630.
 *
 * @throws Error if the typeface lacks a letter
 */
export async function drawSocialImage(image: SocialImage): Promise<Buffer> {
  const { colors } = image
  const text = await satori(
    box({ ...column, color: colors.ink }, [
      box({ fontSize: 34, fontWeight: 700, paddingLeft: 72, paddingTop: 12 }, image.name),
      box({ fontSize: 64, fontWeight: 700, lineHeight: 1.12, color: colors.link }, image.title),
      box({ fontSize: 34 }, image.line),
    ]),
    {
      width: 590,
      height: 500,
      fonts: families.flatMap((name) => [font(400, name), font(700, name)]),
      // Otherwise a box would be drawn.
      loadAdditionalAsset: (_code, letters) => Promise.reject(missingLetters(letters, image)),
    },
  )
  const illustration = await sharp(Buffer.from(image.illustration)).resize(480).png().toBuffer()
  const icon = await sharp(Buffer.from(image.icon), { density: 600 }).resize(60).png().toBuffer()
  const edge = await sharp({
    create: { width, height: 14, channels: 4, background: colors.lamp },
  })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 4, background: colors.paper } })
    .composite([
      { input: illustration, left: 672, top: 92 },
      { input: Buffer.from(text), left: 64, top: 65 },
      { input: icon, left: 60, top: 65 },
      { input: edge, left: 0, top: height - 14 },
    ])
    .png({ palette: true, quality: 90, effort: 10 })
    .toBuffer()
}

function missingLetters(letters: string, { name, title, line }: SocialImage): Error {
  const text = [title, name, line].find((one) => one.includes(letters)) ?? letters
  return new Error(
    `The picture for shared links cannot show “${letters}” in “${text}”: the typeface has no such ` +
      'letter. Write the title in social-images.yaml, or the name in site.yaml, without it.',
  )
}

type Child = string | Element[]
interface Element {
  type: 'div'
  key: null
  props: { style: object; children: Child }
}

/** Returns a flex column of satori's layout. */
function box(style: object, children: Child): Element {
  return {
    type: 'div',
    key: null,
    props: {
      style: { display: 'flex', flexDirection: 'column', ...style },
      children,
    },
  }
}
