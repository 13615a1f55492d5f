import { contentDir } from '../../src/gatsby/settings'
import { namesIn } from '../../src/content-model/place-names'
import { checkContentDir } from '../../src/gatsby/read-content'
import { allRules } from './all-rules'
import type { Rule } from './rule'

/** The rules with what only our own site knows: its telephone numbers, and the names of its places. */
export function ownRules(): Rule[] {
  const { records } = checkContentDir(contentDir())
  const written = JSON.stringify(records.all).match(/\(\d{3}\) \d{3}-\d{4}/g) ?? []
  const known = [...new Set(written)].map((phone) => phone.replace(/\D/g, ''))
  const names = [
    ...records.of('city').map(({ data }) => data.city),
    ...records.of('neighbourhood').map(({ data }) => data.label),
  ].flatMap(namesIn)
  const own: Record<string, object> = { 'phone-numbers': { known }, 'words-whole': { names } }
  return allRules.map((rule) => ({ ...rule, limits: { ...rule.limits, ...own[rule.name] } }))
}
