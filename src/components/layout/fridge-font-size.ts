/**
 * Width and height in points that the lines may take on paper, and the average width of a character
 * in parts of the font size.
 */
const available = { width: 520, height: 360, letter: 0.48 }

/**
 * Returns the largest font size in points, from 36 down to 24, at which the lines of a page for the
 * fridge fit on paper.
 */
export function printFontSize(lines: readonly string[]): number {
  const heightAt = (size: number): number => {
    const letters = (available.width - 1.4 * size) / (available.letter * size)
    const rows = lines.reduce((sum, line) => sum + Math.ceil(line.length / letters), 0)
    return size * (1.2 * rows + 0.3 * lines.length)
  }
  return [36, 34, 32, 30, 28, 26].find((size) => heightAt(size) <= available.height) ?? 24
}
