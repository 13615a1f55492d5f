import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContentDir } from '../src/build/read-content'
import { pageAddresses, redirectsOf } from '../src/content-model/redirects'
import { readChangeset } from './upgrade/changes'

const folder = '.changeset'
const steps = ['major', 'minor', 'patch'] as const

/**
 * Makes a new version out of the changesets. They become an entry of CHANGELOG.md,
 * and the version in package.json goes up.
 */
function release(): void {
  const files = readdirSync(folder).filter((file) => /(?<!README)\.md$/.test(file))
  if (files.length === 0) {
    console.error('There is no changeset, so there is nothing to release.')
    process.exitCode = 1
    return
  }
  const { name, version: old } = readJson('package.json') as { name: string; version: string }
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  const parts = steps.map((step) => ({
    step,
    entries: texts
      .filter((text) => readChangeset(text).bumps[name] === step)
      .map((text) => changelogEntry(text)),
  }))
  const used = parts.filter(({ entries }) => entries.length > 0)
  const version = nextVersion(old, used[0]?.step ?? 'patch')
  const sections = used.map(({ step, entries }) =>
    [`### ${step.charAt(0).toUpperCase()}${step.slice(1)} Changes`, ...entries].join('\n\n'),
  )
  const [title = '', ...earlier] = readFileSync('CHANGELOG.md', 'utf8').split(/^(?=## )/m)
  const entry = `## ${version}\n\n${sections.join('\n\n')}\n\n`
  writeFileSync('CHANGELOG.md', [title, entry, ...earlier].join(''))
  setVersions(old, version)
  writeFileSync(addressList, `${addressesOf('content').sort().join('\n')}\n`)
  for (const file of files) rmSync(join(folder, file))
  console.log(`Version ${version} is written. Read CHANGELOG.md, commit, and tag the commit:`)
  console.log(`  git commit --all --message "Release ${version}" && git tag v${version}`)
}

/** Addresses of the sample in the last version. Each must still lead to a page. */
export const addressList = join('__tests__', 'site', 'addresses.txt')

/** Returns every address of a content folder that leads to a page, former ones too. */
export function addressesOf(contentDir: string): string[] {
  const { records, translations } = checkContentDir(contentDir)
  const languages = [records, ...translations]
  return [...pageAddresses(languages).keys(), ...redirectsOf(languages).keys()]
}

/** Returns the entry of CHANGELOG.md for a changeset: its text as a list item. */
export function changelogEntry(changeset: string): string {
  const body = changeset.replace(/^---\n[^]*?^---\n/m, '').trim()
  return `- ${body.replace(/\n(?=.)/g, '\n  ')}`
}

function nextVersion(version: string, step: (typeof steps)[number]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  if (step === 'major') return `${major + 1}.0.0`
  return step === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

/** Raises the version in package.json and, twice, in package-lock.json; every other line stays as it is. */
function setVersions(old: string, version: string): void {
  for (const [file, count] of [
    ['package.json', 1],
    ['package-lock.json', 2],
  ] as const) {
    let left: number = count
    const text = readFileSync(file, 'utf8').replaceAll(`"version": "${old}"`, (found) =>
      left-- > 0 ? `"version": "${version}"` : found,
    )
    writeFileSync(file, text)
  }
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

if (require.main === module) release()
