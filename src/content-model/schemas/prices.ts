import * as z from 'zod'
import { variableName } from './fields'

/** An amount of money in the currency of the site: whole, or with two decimals. */
const amount = () =>
  z
    .string()
    .regex(/^\d{1,7}(\.\d\d)?$/, {
      error: 'an amount without a currency sign, such as 60 or 12.50',
    })
    .transform(Number)
    .meta({ role: 'amount' })

/**
 * content/prices.yaml: amounts in the currency of the site, each under a name. Packages name them;
 * other texts show one as a variable such as `{deviceSetupFrom}`.
 */
export const prices = z.record(variableName(), amount())
export type PricesContent = z.infer<typeof prices>
