import type { Offer as OfferData } from 'schema-dts'
import { readDollars } from '../content-model/variables/dollars'
import type { Section } from '../content-model/section'

/** The packages of a page as offers with a price, for search engines. */
export function offersOf(sections: readonly Section[], url: string): OfferData[] {
  return sections
    .flatMap((section) => (section.kind === 'packages' ? section.packages : []))
    .flatMap(({ name, price, unit, duration }): OfferData[] => {
      const amount = readDollars(price)
      if (!amount) return []
      return [
        {
          '@type': 'Offer',
          name,
          description: [unit, duration].filter(Boolean).join(', '),
          price: amount,
          priceCurrency: 'USD',
          url,
        },
      ]
    })
}
