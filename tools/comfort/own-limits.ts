import type { RuleLimits } from '../../packages/comfort-audit/src'
import { namesIn } from '../../src/site/place-names'
import { placeOf } from '../../src/content-model/record-fields'
import type { ContentRecords } from '../../src/content-model/record'

/** Returns the limits that depend on the content: its telephone numbers and the names of its places. */
export function ownLimits(languages: readonly ContentRecords[]): RuleLimits {
  const all = languages.flatMap((records) => records.all)
  const known = new Set(languages.flatMap(phonesOf).map((phone) => phone.replace(/\D/g, '')))
  const names = all
    .flatMap(({ collection, data }) => placeOf(collection, data) ?? [])
    .flatMap(namesIn)
  return {
    'phone-numbers': { known: [...known] },
    'unbroken-words': { names: [...new Set(names)] },
  }
}

/** Returns our own numbers, and those of help lines. */
function phonesOf(records: ContentRecords): string[] {
  const own = records.of('site').flatMap(({ data }) => Object.values(data.phones))
  const lines = records.of('helpLines').flatMap(({ data }) => Object.values(data.lines))
  return [...own, ...lines.flatMap(({ telephone }) => telephone ?? [])]
}
