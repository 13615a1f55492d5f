import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type * as ApplyReleasePlan from '@changesets/apply-release-plan'
import type * as AssembleReleasePlan from '@changesets/assemble-release-plan'
import type * as Config from '@changesets/config'
import type * as Read from '@changesets/read'
import { installPackages } from '../install-packages.cjs'

/**
 * `npm run release`: makes a new version out of the changesets. They become an entry of CHANGELOG.md,
 * and the version in package.json goes up.
 *
 * The command of Changesets versions the workspaces below a root, but not the root itself, which is
 * what our versions count. So its parts are called with the root as the only package.
 */
async function main(): Promise<void> {
  const folder = join('tools', 'packages')
  installPackages(folder)
  const load = createRequire(resolve(folder, 'package.json'))
  const { default: readChangesets } = load('@changesets/read') as typeof Read
  const { read: readConfig } = load('@changesets/config') as typeof Config
  const { default: assembleReleasePlan } = load(
    '@changesets/assemble-release-plan',
  ) as typeof AssembleReleasePlan
  const { default: applyReleasePlan } = load(
    '@changesets/apply-release-plan',
  ) as typeof ApplyReleasePlan

  const dir = process.cwd()
  const packageJson = JSON.parse(readFileSync('package.json', 'utf8')) as {
    name: string
    version: string
  }
  const root = { dir, packageJson }
  const packages = { root, packages: [root], tool: 'root' as const }
  const changesets = await readChangesets(dir)
  if (changesets.length === 0)
    throw new Error('There is no changeset, so there is nothing to release.')
  const config = await readConfig(dir, packages)
  const plan = assembleReleasePlan(changesets, packages, config, undefined)
  await applyReleasePlan(plan, packages, config)
  const version = plan.releases[0]?.newVersion ?? packageJson.version
  setLockedVersion(version)
  console.log(`Version ${version} is written. Read CHANGELOG.md, commit, and tag the commit:`)
  console.log(`  git commit --all --message "Release ${version}" && git tag v${version}`)
}

function setLockedVersion(version: string): void {
  const file = 'package-lock.json'
  const lock = JSON.parse(readFileSync(file, 'utf8')) as {
    version: string
    packages: { '': { version: string } }
  }
  lock.version = version
  lock.packages[''].version = version
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
