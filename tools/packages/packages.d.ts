/**
 * Types of the packages of tools/packages/package.json, as far as they are used here, so that types can
 * be checked where they are not installed.
 */
declare module '@netlify/headers-parser' {
  export interface HeaderRule {
    forRegExp: RegExp
    values: Readonly<Record<string, string>>
  }

  export function parseAllHeaders(options: {
    headersFiles: string[]
    netlifyConfigPath: string
    configHeaders: undefined
    minimal: false
  }): Promise<{ headers: HeaderRule[]; errors: unknown[] }>
}

declare module '@netlify/redirect-parser' {
  export function parseAllRedirects(options: {
    redirectsFiles: string[]
    netlifyConfigPath: string
    configRedirects: []
    minimal: false
  }): Promise<{ redirects: unknown[]; errors: unknown[] }>
}
