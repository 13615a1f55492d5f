import { revalidated } from '../../src/output/site-headers'
import { cacheControl } from './compare'
import type { Row } from './requests'
import type { SiteFacts } from './site-facts'

/** Rule as Netlify parses it. */
export interface NetlifyRule {
  forRegExp: RegExp
  values: Readonly<Record<string, string>>
}

/**
 * Returns the differences between the headers that Netlify would send for a path and the expected
 * ones.
 */
export function netlifyFaults(
  row: Row,
  read: readonly NetlifyRule[],
  rules: SiteFacts['rules'],
): string[] {
  const path = row.path.replace(/\?.*$/, '')
  // Netlify sends this header itself where no rule sets it.
  const given = new Map([[revalidated.name, revalidated.value]])
  const set = new Set<string>()
  for (const { forRegExp, values } of read) {
    if (!forRegExp.test(path)) continue
    for (const [name, value] of Object.entries(values)) {
      // Netlify joins the values of two rules.
      given.set(name, set.has(name) ? `${given.get(name)},${value}` : value)
      set.add(name)
    }
  }
  const everywhere = rules.filter((rule) => rule.path === '/*').flatMap((rule) => rule.headers)
  const wanted = new Map(everywhere.map(({ name, value }) => [name, value]))
  const isCacheable = row.status === 200 || row.cacheable
  const cached = isCacheable ? cacheControl(path, rules) : revalidated.value
  wanted.set(revalidated.name, cached)
  return [...new Set([...given.keys(), ...wanted.keys()])].flatMap((name) =>
    given.get(name) === wanted.get(name)
      ? []
      : [`${name} is "${given.get(name) ?? 'none'}", expected "${wanted.get(name) ?? 'none'}"`],
  )
}
