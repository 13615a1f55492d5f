import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { join } from 'node:path'
import { otherwiseCached } from '../../src/build/files/site-headers'
import { cacheControl } from './compare'
import type { Check } from './results'
import type { Row } from './requests'
import type { SiteFacts } from './site-facts'

/** A rule as Netlify reads it. */
export interface NetlifyRule {
  forRegExp: RegExp
  values: Readonly<Record<string, string>>
}

const settings = 'netlify.toml'

/**
 * Reads the site's files for Netlify with Netlify's own parsers, and compares the headers that they
 * give for each address of the table with those that the table expects.
 */
export async function checkNetlify(
  folder: string,
  rows: readonly Row[],
  rules: SiteFacts['rules'],
): Promise<Check[]> {
  const headers = await parseAllHeaders({
    headersFiles: [join(folder, '_headers')],
    netlifyConfigPath: settings,
    configHeaders: undefined,
    minimal: false,
  })
  const redirects = await parseAllRedirects({
    redirectsFiles: [join(folder, '_redirects')],
    netlifyConfigPath: settings,
    configRedirects: [],
    minimal: false,
  })
  const read = headers.headers.filter(
    (rule): rule is NetlifyRule & typeof rule => 'forRegExp' in rule,
  )
  return [
    check('_headers is read without an error', headers.errors.map(String)),
    check('redirects are read without an error', redirects.errors.map(String)),
    ...rows
      .filter(({ status, encodings, method }) => status !== 301 && !encodings && method === 'GET')
      .map((row) => check(row.name, netlifyFaults(row, read, rules))),
  ]
}

/** How the headers that Netlify reads for an address differ from those that are expected. */
export function netlifyFaults(
  row: Row,
  read: readonly NetlifyRule[],
  rules: SiteFacts['rules'],
): string[] {
  const path = row.path.replace(/\?.*$/, '')
  // What Netlify sends by itself where no rule sets it.
  const given = new Map([[otherwiseCached.name, otherwiseCached.value]])
  const set = new Set<string>()
  for (const { forRegExp, values } of read) {
    if (!forRegExp.test(path)) continue
    for (const [name, value] of Object.entries(values)) {
      // Netlify joins what two rules set.
      given.set(name, set.has(name) ? `${given.get(name)},${value}` : value)
      set.add(name)
    }
  }
  const everywhere = rules.filter((rule) => rule.path === '/*').flatMap((rule) => rule.headers)
  const wanted = new Map(everywhere.map(({ name, value }) => [name, value]))
  const cached = row.status === 200 ? cacheControl(path, rules) : otherwiseCached.value
  wanted.set(otherwiseCached.name, cached)
  return [...new Set([...given.keys(), ...wanted.keys()])].flatMap((name) =>
    given.get(name) === wanted.get(name)
      ? []
      : [`${name} is "${given.get(name) ?? 'none'}", expected "${wanted.get(name) ?? 'none'}"`],
  )
}

function check(name: string, faults: readonly string[]): Check {
  return faults.length === 0
    ? { name, passed: true }
    : { name, passed: false, detail: faults.join('; ') }
}
