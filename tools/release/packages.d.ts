/**
 * Types of the packages of tools/release/package.json, as far as they are used here, so that types can
 * be checked where they are not installed.
 */
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
