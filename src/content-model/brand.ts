import type { Schemes } from '../palette/color-names'
import { deriveSchemes, type BaseColors } from '../palette/derive-schemes'
import type { MediaFile } from './media-files'
import { readDrawing, whileOpen, type Drawing } from './parse/read-drawing'
import type { ContentRecords } from './record'
import type { BrandContent } from './schemas/brand'

/** The logo as pages show it. */
export interface Logo extends Drawing {
  /** Color of the light around it while the business is open; only for a logo that has such a light. */
  glow?: string
}

/** The look of a site. */
export interface Brand {
  base: BaseColors
  schemes: Schemes
  logo: Logo
  /** Square drawing for tabs and home screens; without it, the logo is drawn on the main color. */
  icon?: Drawing
  /** Typeface of the organization, in place of that of the project. */
  typeface?: { family: string; file: string; bytes: Uint8Array }
}

/** Returns the color schemes of content/brand.yaml. */
export function schemesOf({ mainColor, accentColor, schemes }: BrandContent): Schemes {
  return deriveSchemes({ main: mainColor, accent: accentColor }, schemes)
}

/**
 * Returns what a checked site looks like.
 *
 * @throws Error where brand.yaml or a file that it names is missing or has mistakes
 */
export function brandOf(records: ContentRecords): Brand {
  const content = records.of('brand')[0]?.data
  if (!content) throw new Error('brand.yaml is missing or has mistakes.')
  const { mainColor, accentColor, icon, typeface } = content
  const drawing = (path: string): Drawing => drawingOf(records.brandFiles, path)
  const logo = drawing(content.logo)
  return {
    base: { main: mainColor, accent: accentColor },
    schemes: schemesOf(content),
    // 0x73 is an opacity of 45 %.
    logo: { ...logo, ...(logo.markup.includes(whileOpen) ? { glow: `${accentColor}73` } : {}) },
    ...(icon ? { icon: drawing(icon) } : {}),
    ...(typeface
      ? {
          typeface: {
            family: typeface.family,
            file: `/${typeface.file}`,
            bytes: bytesOf(records.brandFiles, typeface.file),
          },
        }
      : {}),
  }
}

function drawingOf(files: readonly MediaFile[], path: string): Drawing {
  const { drawing, faults } = readDrawing(new TextDecoder().decode(bytesOf(files, path)))
  if (faults.length > 0) throw new Error(`${path} has mistakes.`)
  return drawing
}

function bytesOf(files: readonly MediaFile[], path: string): Uint8Array {
  const file = files.find((one) => one.path === path)
  if (!file) throw new Error(`${path} is missing.`)
  return file.bytes
}
