import { z } from 'zod'
import { action, label, text, variableName } from '../fields'

const offer = z.strictObject({
  name: text().describe('The h3: name of the package.'),
  badge: label().optional().describe('A highlight such as Most Popular. One package at most.'),
  price: variableName()
    .meta({ role: 'price' })
    .optional()
    .describe('Name of a price of prices.yaml.'),
  priceText: text()
    .optional()
    .describe('In place of a price, such as "Ask us". Search engines are told no price then.'),
  was: variableName()
    .meta({ role: 'price' })
    .optional()
    .describe('Name of the price before, where there is one.'),
  unit: text().optional().describe('What the price is for: per session, per month.'),
  duration: text().describe('How long it takes.'),
  summary: text().optional().describe('Whom it suits, in one sentence.'),
  includes: z.array(text()).min(2).describe('What is included, one short line each.'),
  action: action.describe('The button of the package; it leads to the request form.'),
})

const pricedOffer = offer
  .refine(({ price, priceText }) => (price === undefined) !== (priceText === undefined), {
    path: ['price'],
    error: 'either a price or a priceText',
  })
  .refine(({ price, was }) => was === undefined || price !== undefined, {
    path: ['was'],
    error: 'no "was" but beside a price',
  })

/** Packages or plans with prices, side by side. */
export const packages = z.strictObject({
  kind: z.literal('packages'),
  title: text().describe('The h2 above the packages.'),
  text: text().optional().describe('One or two sentences below the title.'),
  packages: z.array(pricedOffer).min(2).describe('Two or more packages, the cheapest first.'),
  note: text().optional().describe('Small print below: travel, payment, cancelling.'),
})

export type WrittenPackages = z.infer<typeof packages>

/** A package as a page shows it, its prices looked up. */
export interface Offer extends Omit<z.infer<typeof offer>, 'priceText'> {
  /** As it is shown: $60. */
  price: string
  /** The price for search engines; left out where a text stands in its place. */
  amount?: number
  /** What the price before and the price differ by, as it is shown: $15. */
  saved?: string
}

/** The section as a page shows it. */
export interface Packages extends Omit<WrittenPackages, 'packages'> {
  packages: Offer[]
}
