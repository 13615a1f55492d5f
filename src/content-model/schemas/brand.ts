import * as z from 'zod'
import { colorNames, type Color } from '../../palette/color-names'
import { properName, text } from './fields'

const color = () =>
  z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/, {
      error: 'a color between quotation marks, such as "#12355B"',
    })
    .transform((value) => value.toUpperCase())

const brandFile = (ending: string) =>
  z.string().regex(new RegExp(`^brand/[a-z0-9]+(-[a-z0-9]+)*\\.${ending}$`), {
    error: `the path of a file below the content folder, such as brand/logo.${ending}`,
  })

const scheme = z
  .strictObject(
    Object.fromEntries(colorNames.map((name) => [name, color().optional()])) as Record<
      Color,
      z.ZodOptional<ReturnType<typeof color>>
    >,
  )
  .optional()

/** content/brand.yaml: what the site looks like. */
export const brand = z.strictObject({
  mainColor: color().describe(
    'The color of links, buttons and dark bands. It needs a contrast of 7 with the background of pages.',
  ),
  accentColor: color().describe(
    'The color of highlights, and of the mark around what has the focus. Dark text on it needs a contrast of 7.',
  ),
  logo: brandFile('svg').describe(
    'The logo beside the name: an SVG file in the folder brand. What is drawn in currentColor has the color of the text around it.',
  ),
  icon: brandFile('svg')
    .optional()
    .describe(
      'A square drawing for browser tabs and home screens. Left out: the logo on the main color.',
    ),
  typeface: z
    .strictObject({
      file: brandFile('woff2').describe('A WOFF2 file in the folder brand.'),
      family: properName()
        .regex(/^[A-Za-z0-9 -]+$/, { error: 'letters, digits, spaces and hyphens' })
        .describe('The name of the typeface.'),
      license: text().describe('The license that allows its use on a website, and who gave it.'),
    })
    .optional()
    .describe('Left out: Atkinson Hyperlegible Next, which was made for weak eyes.'),
  schemes: z
    .strictObject({
      light: scheme.describe('Single colors of the light scheme.'),
      dark: scheme.describe('Single colors of the dark scheme.'),
      moreContrast: scheme.describe('Single colors for those who ask for more contrast.'),
      moreContrastDark: scheme.describe('The same in the dark.'),
    })
    .optional()
    .describe('Colors set by hand. All others are derived from the main and the accent color.'),
})
export type BrandContent = z.infer<typeof brand>
