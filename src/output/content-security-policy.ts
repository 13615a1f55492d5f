import { hashSource, type InlineCode } from './inline-code'

/** What the policy depends on. */
export interface PolicyOptions {
  /** What the written pages hold in themselves. */
  inline: InlineCode
  /** Where scripts send forms: `https://host/path`. */
  endpoints: readonly string[]
  /** Whether the site is served over plain HTTP, on this computer only. */
  local: boolean
}

/**
 * The content security policy of the whole site, one for all pages: hosts can set headers by
 * address, but a page that does not exist has no address to name.
 *
 * Style elements are allowed without a hash. Nearly every page has another set of styles, and their
 * hashes would not fit into one header line; see docs/security-headers.md.
 */
export function contentSecurityPolicy({ inline, endpoints, local }: PolicyOptions): string {
  const scripts = [...inline.scripts].map(hashSource).sort()
  const styles = [...inline.styleAttributes].map(hashSource).sort()
  const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'unsafe-inline'"],
    ['style-src-attr', ...(styles.length > 0 ? ["'unsafe-hashes'", ...styles] : ["'none'"])],
    // The icon of the tab stands in the page.
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...unique(endpoints.map(addressSource))],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'", ...unique([...inline.formActions].map(addressSource))],
    // A browser would ask for https on this computer too, where there is none.
    ...(local ? [] : [['upgrade-insecure-requests'] as const]),
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/**
 * The narrowest source that allows an address. A form service is shared by many: with its path, the
 * policy allows our own form there and nobody else's.
 */
function addressSource(address: string): string {
  if (!URL.canParse(address)) return "'self'"
  const { protocol, origin, pathname } = new URL(address)
  if (!/^https?:$/.test(protocol)) return protocol
  // These two would end the source or the directive.
  const path = pathname.replace(/;/g, '%3B').replace(/,/g, '%2C')
  return path === '/' ? origin : origin + path
}

function unique(sources: readonly string[]): string[] {
  return [...new Set(sources)].filter((source) => source !== "'self'").sort()
}
