import { z } from 'zod'
import { action, words } from '../fields'

const offer = z.strictObject({
  name: words().describe('The h3: name of the package.'),
  badge: words().optional().describe('A highlight such as Most Popular. One package at most.'),
  price: words().describe('Price as shown; a fact such as {deviceSetupFrom}.'),
  was: words().optional().describe('The price before, where there is one.'),
  unit: words().optional().describe('What the price is for: per session, per month.'),
  duration: words().describe('How long it takes.'),
  summary: words().optional().describe('Whom it suits, in one sentence.'),
  includes: z.array(words()).min(2).describe('What is included, one short line each.'),
  action: action.describe('The button of the package; it leads to the request form.'),
})

/** Packages or plans with prices, side by side. */
export const packages = z.strictObject({
  kind: z.literal('packages'),
  title: words().describe('The h2 above the packages.'),
  text: words().optional().describe('One or two sentences below the title.'),
  packages: z.array(offer).min(2).describe('Two or more packages, the cheapest first.'),
  note: words().optional().describe('Small print below: travel, payment, cancelling.'),
})

/** A package, with what is saved by its price. */
export interface Offer extends z.infer<typeof offer> {
  /** In dollars, such as $15; left out where the two prices do not tell it. */
  saved?: string
}

/** The section as a page shows it. */
export interface Packages extends z.infer<typeof packages> {
  packages: Offer[]
}
