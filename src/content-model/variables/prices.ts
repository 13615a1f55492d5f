import type { PricesContent } from '../schemas/prices'

/** Prices of one site are all in this currency. */
export const currency = 'USD'

/** An amount as it is shown: $60, $1,060.50. */
export function formatPrice(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  return amount.toLocaleString('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

/** The prices as variables: what `{deviceSetupFrom}` and its like show. */
export function priceVariables(prices: PricesContent): Record<string, string> {
  return Object.fromEntries(
    Object.entries(prices).map(([name, amount]) => [name, formatPrice(amount)]),
  )
}
