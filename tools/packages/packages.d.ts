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

interface Package {
  dir: string
  packageJson: { name: string; version: string }
}

interface Packages {
  root: Package
  packages: Package[]
  tool: 'root'
}

declare module '@changesets/read' {
  export default function read(folder: string): Promise<unknown[]>
}

declare module '@changesets/config' {
  export function read(folder: string, packages: Packages): Promise<object>
}

declare module '@changesets/assemble-release-plan' {
  interface ReleasePlan {
    releases: { newVersion: string }[]
  }

  export default function assemble(
    changesets: readonly unknown[],
    packages: Packages,
    config: object,
    preState: undefined,
  ): ReleasePlan
}

declare module '@changesets/apply-release-plan' {
  import type { ReleasePlan } from '@changesets/assemble-release-plan'

  export default function apply(
    plan: ReleasePlan,
    packages: Packages,
    config: object,
  ): Promise<string[]>
}
