import { helpLineFacts } from '../variables/help-lines'
import { siteFacts } from '../facts'
import type { Diagnostic } from '../diagnostic'
import type { ContentRecords } from '../record'

/** Finds facts and prices whose name another file has already: one of the two would be without effect. */
export function checkFacts(records: ContentRecords): Diagnostic[] {
  const [site] = records.of('site')
  const ofSite = site ? Object.keys(siteFacts(site.data)) : []
  const ofPrices = records.of('prices').flatMap(({ data }) => Object.keys(data))
  const ofHelpLines = records
    .of('helpLines')
    .flatMap(({ data }) => Object.keys(helpLineFacts(data)))
  return [
    ...taken(records, 'facts', 'help-lines.yaml', ofHelpLines),
    ...taken(records, 'prices', 'help-lines.yaml', ofHelpLines),
    ...taken(records, 'facts', 'site.yaml', ofSite),
    ...taken(records, 'prices', 'site.yaml', ofSite),
    ...taken(records, 'facts', 'prices.yaml', ofPrices),
  ]
}

function taken(
  records: ContentRecords,
  collection: 'facts' | 'prices',
  by: string,
  names: readonly string[],
): Diagnostic[] {
  return records.of(collection).flatMap(({ file, data, parsed }) =>
    names
      .filter((name) => Object.hasOwn(data, name))
      .map((name) => ({
        file,
        ...parsed.positionOfKey([], name),
        field: name,
        kind: 'fact-taken',
        found: `a ${collection === 'facts' ? 'fact' : 'price'} named "${name}"`,
        allowed: `names that ${by} does not bring: ${names.join(', ')}`,
        fix: `Remove the line and change it in ${by}, or choose another name.`,
      })),
  )
}
