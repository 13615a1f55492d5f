import type { FactsContent } from '../schemas/page'
import type { PricesContent } from '../schemas/prices'
import type { HelpLinesContent } from '../schemas/help-lines'
import type { SiteContent } from '../schemas/site'
import { helpLineFacts } from './help-lines'
import { priceVariables } from './prices'

/** Facts by name: what `{phone}` and its like stand for. */
export type Facts = Readonly<Record<string, string>>

/** The facts that every content file may use. */
export function factsOf(
  site: SiteContent,
  facts: FactsContent,
  prices: PricesContent = {},
  helpLines?: HelpLinesContent,
): Facts {
  return { ...facts, ...priceVariables(prices), ...helpLineFacts(helpLines), ...siteFacts(site) }
}

/** The facts that site.yaml brings. They go before those of facts.yaml. */
export function siteFacts(site: SiteContent): Facts {
  return {
    name: site.name,
    fullName: site.fullName,
    phone: site.phones.calls,
    ...(site.phones.texts ? { textPhone: site.phones.texts } : {}),
    ...(site.emails?.support ? { email: site.emails.support } : {}),
    ...(site.emails?.general ? { generalEmail: site.emails.general } : {}),
    locality: site.location.locality,
    region: site.location.region,
    days: site.hours.days,
    hours: site.hours.time,
    ...(site.answers ? { answerDays: site.answers.days, answerTime: site.answers.time } : {}),
  }
}

/** The name of a fact. */
export const factName = /^[a-z][A-Za-z0-9]*$/

/** A fact in running words: its name in braces. */
export const factToken = /\{([A-Za-z][A-Za-z0-9]*)\}/g

/** Anything in braces, which is taken for the name of a fact, even one misspelled: `{téléphone}`, `{ phone }`. */
export const inBraces = /\{([^{}]*)\}/g

/** Fills facts into every text of a value. A name that is not known is left as it stands. */
export function fillFacts<Value>(value: Value, facts: Facts): Value {
  if (typeof value === 'string') {
    return value.replace(factToken, (token, name: string) => facts[name] ?? token) as Value
  }
  if (Array.isArray(value)) return value.map((item: unknown) => fillFacts(item, facts)) as Value
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillFacts(item, facts)]),
    ) as Value
  }
  return value
}
