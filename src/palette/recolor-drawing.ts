import type { BaseColors } from './derive-schemes'
import { hexOf, oklchOf } from './contrast'

/** The base colors that the illustrations of src/illustrations are drawn in. */
const originalColors = { main: '#0E4A3C', accent: '#FFC94D' } as const

/** Hues of foliage, doors and evening sky in the drawings: shades of the main color. */
const mainHues = { from: 150, to: 230 }
/** Hues of lamps, windows and stars in the drawings: shades of the accent color, at full brightness. */
const accentHues = { from: 70, to: 95 }

/** Shades keep a part of their distance in hue, so that sky and leaves still differ. */
const hueShare = 0.3

const paint = /\b((?:fill|stroke|stop-color)=")(#[0-9A-F]{6})"/gi

/**
 * Returns an illustration of src/illustrations in the colors of a brand: shades of green become shades of the
 * main color, and light becomes the accent color. Wood, brick, skin and outlines stay.
 */
export function recolorDrawing(svg: string, base: BaseColors): string {
  const same = (name: keyof BaseColors): boolean =>
    base[name].toUpperCase() === originalColors[name]
  if (same('main') && same('accent')) return svg
  return svg.replace(paint, (_, attribute: string, color: string) => {
    const name = baseOf(color)
    return `${attribute}${name ? shade(color, originalColors[name], base[name]) : color}"`
  })
}

/** Returns which base color a color of the drawings is a shade of. */
function baseOf(color: string): keyof BaseColors | undefined {
  const { c, h } = oklchOf(color)
  const isBetween = ({ from, to }: typeof mainHues): boolean => h >= from && h <= to
  if (isBetween(mainHues)) return 'main'
  return isBetween(accentHues) && c >= 0.03 && /^#FF/i.test(color) ? 'accent' : undefined
}

/** Returns the shade of a color that another color is a shade of: its lightness stays. */
function shade(color: string, from: string, to: string): string {
  const [own, before, after] = [oklchOf(color), oklchOf(from), oklchOf(to)]
  const factor = Math.min(1.5, after.c / before.c)
  return hexOf(own.l, own.c * factor, after.h + (own.h - before.h) * hueShare)
}
