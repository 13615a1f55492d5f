import sharp from 'sharp'
import type { Brand } from '../../src/content-model/brand'
import { iconDrawing, drawFavicon, drawIcon, drawTabIcon } from '../../src/output/icons'
import { drawSocialImage } from '../../src/output/social-image'
import { brand } from '../sites/small-site'

const { light } = brand.schemes

/** The color of a pixel as #RRGGBB. */
async function pixel(image: Buffer, left: number, top: number): Promise<string> {
  const area = { left, top, width: 1, height: 1 }
  const { data } = await sharp(image)
    .extract(area)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${data.toString('hex').toUpperCase()}`
}

test('without an icon, the logo stands on the main color, in colors that need no page', () => {
  const { svg, background } = iconDrawing(brand)
  expect(background).toBe('#12355B')
  expect(svg).toContain('fill="#12355B"')
  expect(svg).toContain(`stroke="${light.bandText}"`)
  expect(svg).toContain('fill="#F2B84B"')
  expect(svg).not.toMatch(/var\(|currentColor/)
})

test('a logo with colors of its own stands on the background of pages', () => {
  const logo = { viewBox: '0 0 9 9', markup: '<path d="M0 0h9v9z" fill="#800020"/>' }
  const { svg, background } = iconDrawing({ ...brand, logo })
  expect(background).toBe(light.paper)
  expect(svg).toContain('fill="#800020"')
})

test('icons are filled with the main color to their corners', async () => {
  const drawing = iconDrawing(brand)
  expect(await pixel(await drawIcon(drawing, { size: 180 }), 0, 0)).toBe('#12355B')
  const maskable = await drawIcon(drawing, { size: 512, maskable: true })
  expect(await pixel(maskable, 511, 511)).toBe('#12355B')
  expect(await pixel(maskable, 256, 256)).toBe('#F2B84B')
  expect((await drawTabIcon(drawing)).length).toBeLessThan(600)
  expect((await drawFavicon(drawing)).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]))
})

test('social images have the colors of the brand', async () => {
  const illustration = '<svg xmlns="http://www.w3.org/2000/svg" width="560" height="520"/>'
  const words = { name: 'Maplehouse', title: 'Help', line: '(202) 555-0142' }
  const draw = ({ schemes }: Brand): Promise<Buffer> =>
    drawSocialImage({ ...words, illustration, icon: iconDrawing(brand).svg, colors: schemes.light })
  const image = await draw(brand)
  expect(await pixel(image, 2, 2)).toBe(light.paper)
  expect(await pixel(image, 2, 629)).toBe('#F2B84B')
})

describe('letters of the image for shared links', () => {
  const draw = (title: string): Promise<Buffer> =>
    drawSocialImage({
      name: 'Łódź Help',
      title,
      line: '(202) 555-0142',
      illustration: '<svg xmlns="http://www.w3.org/2000/svg" width="560" height="520"/>',
      icon: iconDrawing(brand).svg,
      colors: light,
    })

  test.each(['Zażółć gęślą jaźń', 'Ayuda en español, ¿sí?', 'Český Krumlov, Ștefan, İzmir'])(
    '%s is drawn',
    async (title) => expect(await draw(title)).toBeInstanceOf(Buffer),
  )

  test.each(['ễ', '✓', '👋'])('%s, which the typeface lacks, is a mistake', async (letter) => {
    await expect(draw(`Hello ${letter}`)).rejects.toThrow(
      `cannot show “${letter}” in “Hello ${letter}”`,
    )
  })
})
