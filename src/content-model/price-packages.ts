import type { PricesContent } from './schemas/prices'
import type { Offer, Packages, WrittenPackages } from './schemas/sections/packages'
import { formatPrice } from './variables/prices'

/**
 * Looks up the prices of packages, and adds what each saves.
 *
 * @throws where a price is not there; `checkPrices` finds these first and says where
 */
export function pricePackages(section: WrittenPackages, prices: PricesContent): Packages {
  const amountOf = (name: string): number => {
    const amount = prices[name]
    if (amount === undefined) throw new Error(`There is no price "${name}" in prices.yaml.`)
    return amount
  }
  const packages = section.packages.map(({ price, priceText = '', was, ...offer }): Offer => {
    if (price === undefined) return { ...offer, price: priceText }
    const amount = amountOf(price)
    const priced = { ...offer, price: formatPrice(amount), amount }
    if (was === undefined) return priced
    const before = amountOf(was)
    return { ...priced, was: formatPrice(before), saved: formatPrice(before - amount) }
  })
  return { ...section, packages }
}
