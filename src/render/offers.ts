import type { Offer as OfferData } from 'schema-dts'
import type { Section } from '../content-model/section'
import { currency } from '../content-model/variables/prices'

/** The packages of a page as offers, for search engines. Those without a price say none. */
export function offersOf(sections: readonly Section[], url: string): OfferData[] {
  return sections
    .flatMap((section) => (section.kind === 'packages' ? section.packages : []))
    .map(({ name, amount, unit, duration }): OfferData => ({
      '@type': 'Offer',
      name,
      description: [unit, duration].filter(Boolean).join(', '),
      ...(amount === undefined ? {} : { price: String(amount), priceCurrency: currency }),
      url,
    }))
}
