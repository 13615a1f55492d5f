import { join } from 'node:path'
import { editorPath } from '../../src/output/editor-policy'
import { installPackages } from '../install-packages.cjs'
import { netlifyFaults } from './netlify-faults'
import type { Check } from './results'
import type { Row } from './requests'
import type { SiteFacts } from './site-facts'

const settings = 'netlify.toml'

/**
 * Parses the site's files with Netlify's own parsers, and compares the resulting headers for each
 * path of the table with those that the table expects. The parsers are installed on first use.
 */
export async function checkNetlify(
  folder: string,
  rows: readonly Row[],
  rules: SiteFacts['rules'],
): Promise<Check[]> {
  installPackages('tools/hosts')
  const { parseAllHeaders } = await import('@netlify/headers-parser')
  const { parseAllRedirects } = await import('@netlify/redirect-parser')
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
  return [
    check('_headers is read without an error', headers.errors.map(String)),
    check('redirects are read without an error', redirects.errors.map(String)),
    ...rows
      .filter(({ status, encodings, method }) => status !== 301 && !encodings && method === 'GET')
      // Netlify cannot give the editor a policy of its own: docs/deploying.md says what to do.
      .filter(({ path }) => !path.startsWith(editorPath))
      .map((row) => check(row.name, netlifyFaults(row, headers.headers, rules))),
  ]
}

function check(name: string, faults: readonly string[]): Check {
  return faults.length === 0
    ? { name, passed: true }
    : { name, passed: false, detail: faults.join('; ') }
}
