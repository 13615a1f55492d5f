/**
 * Returns the contrast ratio of two colors as WCAG 2 defines it, without the library that src uses:
 * from 1 (the same) to 21 (black on white).
 */
export function measuredContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Returns the relative luminance of a color written as #RRGGBB. */
function luminance(color: string): number {
  const match = /^#([0-9A-F]{2})([0-9A-F]{2})([0-9A-F]{2})$/i.exec(color)
  if (!match) throw new Error(`"${color}" is not written as #RRGGBB.`)
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => {
    const value = parseInt(part, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns a function that gives the same random numbers in every run: from 0 up to 1. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    // Park and Miller's generator.
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

/** Returns a random color as #RRGGBB. */
export function randomColor(random: () => number): string {
  const number = Math.floor(random() * 0x1000000)
  return `#${number.toString(16).padStart(6, '0').toUpperCase()}`
}
