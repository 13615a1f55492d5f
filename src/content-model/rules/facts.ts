import { siteFacts } from '../variables/fact-tokens'
import type { Diagnostic } from '../diagnostic'
import type { ContentRecords } from '../record'

/** Finds facts whose name site.yaml has already: those would be without effect. */
export function checkFacts(records: ContentRecords): Diagnostic[] {
  const [site] = records.of('site')
  const taken = site ? Object.keys(siteFacts(site.data)) : []
  return records.of('facts').flatMap(({ file, data, parsed }) =>
    taken
      .filter((name) => Object.hasOwn(data, name))
      .map((name) => ({
        file,
        ...parsed.placeOfKey([], name),
        field: name,
        kind: 'fact-taken',
        found: `a fact named "${name}"`,
        allowed: `names that site.yaml does not bring: ${taken.join(', ')}`,
        fix: 'Remove the line and change the fact in site.yaml, or choose another name.',
      })),
  )
}
