/** The value below which a part of the numbers lies, rounded: the median for 0.5. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN)
}

/** The one in the middle, rounded. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5)
}
