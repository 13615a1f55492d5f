import { factsOf, type Facts } from './fact-tokens'
import type { ContentRecords } from '../record'

/** Collections whose files define facts. */
export const factCollections: readonly string[] = ['site', 'facts', 'prices', 'helpLines']

/** The facts of the site; nothing where a file that holds some is missing or has mistakes. */
export function knownFacts(records: ContentRecords): Facts | undefined {
  const [site] = records.of('site')
  const [facts] = records.of('facts')
  const [prices] = records.of('prices')
  const [helpLines] = records.of('helpLines')
  if (!prices && records.ids('prices').length > 0) return undefined
  if (!helpLines && records.ids('helpLines').length > 0) return undefined
  return site && facts ? factsOf(site.data, facts.data, prices?.data, helpLines?.data) : undefined
}
