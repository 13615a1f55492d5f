import { hashSource, type InlineCode } from './inline-code'

/** Options of the content security policy. */
export interface PolicyOptions {
  /** Inline code of the written pages. */
  inline: InlineCode
  /** Endpoints that scripts send forms to: `https://host/path`. */
  endpoints: readonly string[]
  /** True where the site is served over plain HTTP, on this computer only. */
  local: boolean
}

/**
 * Returns the content security policy, one for all pages: hosts can set headers by path, but a page
 * that does not exist has no path to name.
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
    // The tab icon is a data: URL.
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...unique(endpoints.map(addressSource))],
    ['worker-src', "'none'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'", ...unique([...inline.formActions].map(addressSource))],
    // There is no https on this computer.
    ...(local ? [] : [['upgrade-insecure-requests'] as const]),
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/**
 * Returns the narrowest source that allows a URL. A form service is used by many sites: with its
 * path, the policy allows only our own form there.
 */
function addressSource(address: string): string {
  if (!URL.canParse(address)) return "'self'"
  const { protocol, origin, pathname } = new URL(address)
  if (!/^https?:$/.test(protocol)) return protocol
  // These two characters would end the source or the directive.
  const path = pathname.replace(/;/g, '%3B').replace(/,/g, '%2C')
  return path === '/' ? origin : origin + path
}

function unique(sources: readonly string[]): string[] {
  return [...new Set(sources)].filter((source) => source !== "'self'").sort()
}
