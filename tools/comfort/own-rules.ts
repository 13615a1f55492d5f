import { contentDir } from '../../src/build/settings'
import { checkContentDir } from '../../src/build/read-content'
import { allRules } from './all-rules'
import type { Rule } from './rule'

/** The rules with what only our own site knows: its telephone numbers. */
export function ownRules(): Rule[] {
  const [site] = checkContentDir(contentDir()).records.of('site')
  const known = Object.values(site?.data.phones ?? {}).map((phone) => phone.replace(/\D/g, ''))
  return allRules.map((rule) =>
    rule.name === 'phone-numbers' ? { ...rule, limits: { ...rule.limits, known } } : rule,
  )
}
