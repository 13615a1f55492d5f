import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { headersFor, readHeadersFile, type Header } from '../../src/output/site-headers'
import { builtPathPrefix } from '../../tools/built-site'
import { readBuiltSite } from './site'

/** The headers of an address of a built site, as its host reads them. */
export function builtHeaders(folder: string, path: string): Header[] {
  return headersFor(readHeadersFile(readFileSync(join(folder, '_headers'), 'utf8')), path)
}

/** The sources that the policy of a built site names in one directive. */
export function policySources(folder: string, directive: string): string[] {
  const policy = builtHeaders(folder, `${builtPathPrefix(folder)}/`).find(
    ({ name }) => name === 'Content-Security-Policy',
  )
  const directives = (policy?.value ?? '').split('; ').map((one) => one.split(' '))
  return directives.find(([name]) => name === directive)?.slice(1) ?? []
}

/** The hashes of all inline scripts that run, those laid aside in a template included; sorted. */
export function scriptHashes(folder: string): string[] {
  const texts = readBuiltSite(folder).flatMap(({ html }) => {
    // Queries do not look into the content of a template.
    const $ = load(html.replace(/<\/?template[^>]*>/g, ''))
    return $('script:not([src]):not([type="application/ld+json"])')
      .map((_, element) => $(element).text())
      .get()
  })
  const hash = (text: string): string => createHash('sha256').update(text).digest('base64')
  return [...new Set(texts)].map((text) => `'sha256-${hash(text)}'`).sort()
}
