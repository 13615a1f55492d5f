import { contentDir } from '../../src/build/settings'
import { checkContentDir } from '../../src/build/read-content'
import { allRules } from './all-rules'
import type { Rule } from './rule'

/** The rules with what only our own site knows: the telephone numbers that its content names. */
export function ownRules(): Rule[] {
  const content = JSON.stringify(checkContentDir(contentDir()).records.all)
  const written = content.match(/\(\d{3}\) \d{3}-\d{4}/g) ?? []
  const known = [...new Set(written)].map((phone) => phone.replace(/\D/g, ''))
  return allRules.map((rule) =>
    rule.name === 'phone-numbers' ? { ...rule, limits: { ...rule.limits, known } } : rule,
  )
}
