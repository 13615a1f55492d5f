import type { Diagnostic } from '../diagnostic'
import { closest, listValues } from '../parse/spelling'
import type { Step } from '../parse/parse-yaml'
import { fieldName, valueAt } from '../parse/value-path'
import { fieldValues } from '../parse/field-values'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'
import type { PricesContent } from '../schemas/prices'
import { orTakeOut, formatPrice } from '../facts'

/** Finds packages whose price is not in prices.yaml, and prices before that are not higher. */
export function checkPrices(records: ContentRecords): Diagnostic[] {
  // Where prices.yaml has mistakes, those come first.
  if (records.ids('prices').length > 0 && records.of('prices').length === 0) return []
  const prices = records.of('prices')[0]?.data ?? {}
  return records.all.flatMap((record) =>
    fieldValues(record)
      .filter(({ meta }) => meta.role === 'price')
      .flatMap(({ value, path }) =>
        Object.hasOwn(prices, value)
          ? notHigher(record, path, value, prices)
          : missing(record, path, value, prices),
      ),
  )
}

function missing(
  record: ContentRecord,
  path: readonly Step[],
  name: string,
  prices: PricesContent,
): Diagnostic {
  const names = Object.keys(prices)
  return diagnosticAt(record, path, {
    field: fieldName(path),
    kind: 'price-missing',
    found: `"${name}", but prices.yaml has no price of that name`,
    allowed: names.length > 0 ? listValues(name, names) : 'a name that stands in prices.yaml',
    fix: `${names.length > 0 ? closest(name, names) : 'Add the price to prices.yaml.'} ${orTakeOut}`,
  })
}

function notHigher(
  record: ContentRecord,
  path: readonly Step[],
  before: string,
  prices: PricesContent,
): Diagnostic[] {
  if (path.at(-1) !== 'was') return []
  const now = valueAt(record.parsed.data, [...path.slice(0, -1), 'price'])
  const price = typeof now === 'string' ? prices[now] : undefined
  const was = prices[before]
  if (price === undefined || was === undefined || was > price) return []
  return [
    diagnosticAt(record, path, {
      field: fieldName(path),
      kind: 'price-not-lower',
      found: `${formatPrice(was)} before and ${formatPrice(price)} now`,
      allowed: 'a price before that is higher than the price',
      fix: 'Fix one of the two in prices.yaml, or leave "was:" out.',
    }),
  ]
}
