/** Returns a quantile of numbers, rounded: the median for 0.5. */
export function quantile(numbers: readonly number[], fraction: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return Math.round(
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? NaN,
  )
}

/** Returns the median, rounded. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5)
}
