import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { ownContentDir } from '../../src/build/settings'
import { commandFile } from '../../tools/programs.cjs'
import { copySite } from '../../tools/copy-site'
import { changedSites, writeChangedSite } from '../sites/changed-sites'

type Counts = Record<'passed' | 'failed', number>

/**
 * Runs the tests that read content on copies of the project with other content: whoever writes valid content
 * must not meet a failing test. Arguments select sites by name.
 */
function testChangedContent(names: readonly string[]): void {
  const all = Object.keys(changedSites) as (keyof typeof changedSites)[]
  // __tests__/languages builds the site in three languages.
  const chosen = all.filter((name) =>
    names.length === 0 ? name !== 'languages' : names.includes(name),
  )
  const total: Counts = { passed: 0, failed: 0 }
  for (const name of chosen) {
    process.stdout.write(`\n=== ${name}\n`)
    const counts = testSite(name)
    total.passed += counts.passed
    total.failed += counts.failed
  }
  mkdirSync('.tmp', { recursive: true })
  writeFileSync('.tmp/changed-content-results.json', JSON.stringify(total))
  process.stdout.write(`\nChanged content: ${total.passed} passed, ${total.failed} failed\n`)
  process.exitCode = chosen.length > 0 && total.failed === 0 ? 0 : 1
}

function testSite(name: keyof typeof changedSites): Counts {
  const folder = resolve('.tmp', 'changed', name)
  copySite(folder)
  const settings = readdirSync('.').filter((file) => /^(jest|playwright|wrangler)\./.test(file))
  for (const part of ['__tests__', 'packages', 'tools', ...settings]) {
    const filter = (path: string): boolean => basename(path) !== 'node_modules'
    cpSync(part, join(folder, part), { recursive: true, filter })
  }
  writeChangedSite(name, join(folder, ownContentDir))
  const { status } = spawnSync(
    process.execPath,
    [commandFile('tsx'), 'tools/test.ts', '--only', 'site'],
    {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, GATSBY_CONSULTATION_ENDPOINT: '', COLLECTOR_FILE: '' },
    },
  )
  const file = join(folder, '.tmp', 'test-results.json')
  const none: Counts = { passed: 0, failed: 0 }
  const counts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Counts) : none
  return status === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

testChangedContent(process.argv.slice(2))
