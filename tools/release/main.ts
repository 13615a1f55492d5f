import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from '../install-packages.cjs'

/**
 * `npm run release`: makes a new version out of the changesets. They become an entry of CHANGELOG.md,
 * and the version in package.json goes up.
 *
 * The command of Changesets versions the workspaces below a root, but not the root itself, which is
 * what our versions count. So its parts are called with the root as the only package.
 */
async function main(): Promise<void> {
  installPackages(join('tools', 'release'))
  const { default: readChangesets } = await import('@changesets/read')
  const { read: readConfig } = await import('@changesets/config')
  const { default: assembleReleasePlan } = await import('@changesets/assemble-release-plan')
  const { default: applyReleasePlan } = await import('@changesets/apply-release-plan')

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
