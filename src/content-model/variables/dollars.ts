/**
 * Reads a single sum, such as `$75` or `$1,060.50`.
 *
 * @returns the sum for programs: `75`, `1060.50`; nothing where it is written in another way
 */
export function readDollars(words: string): string | undefined {
  const [, whole, cents = ''] = /^\$(\d+|\d{1,3}(?:,\d{3})+)(\.\d\d)?$/.exec(words) ?? []
  return whole && whole.replaceAll(',', '') + cents
}

/**
 * What a visitor saves by a lower price: `$15`. So no third figure has to be kept in step with two.
 *
 * @returns nothing where nothing is saved, or where one of the prices is no single sum
 */
export function savedDollars(price: string, was: string): string | undefined {
  const [now, before] = [readDollars(price), readDollars(was)]
  if (!now || !before) return undefined
  const cents = Math.round((Number(before) - Number(now)) * 100)
  if (cents <= 0) return undefined
  const digits = cents % 100 === 0 ? 0 : 2
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: digits })}`
}
