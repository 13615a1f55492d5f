import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandFile } from '../command-file.cjs'
import type { Counts } from '../run-tests/step'
import { table } from '../table'
import { copies, type ChangedCopy } from './copies'
import { fixtureSites } from './fixture-sites'
import { makeCopy } from './make-copy'

type Row = Pick<Counts, keyof Counts> & { copy: string }

const env = {
  ...process.env,
  GATSBY_CONSULTATION_ENDPOINT: '',
  COLLECTOR_FILE: '',
}

/**
 * Changes copies of the content as writers and the owner do, and runs every test that reads content
 * on each: valid changes of content must not fail a test. Sites of other organizations, which have
 * more of something or lack it, are tested alike. Arguments select copies by name.
 */
async function testChangedContent(): Promise<void> {
  const names = process.argv.slice(2)
  const chosen = [...copies, ...fixtureSites].filter(
    ({ name }) => names.length === 0 || names.includes(name),
  )
  const rows: Row[] = []
  for (const copy of chosen) rows.push({ copy: copy.name, ...(await testCopy(copy)) })
  const sum = (key: keyof Counts): number => rows.reduce((total, row) => total + row[key], 0)
  const counts = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
  mkdirSync('.tmp', { recursive: true })
  writeFileSync('.tmp/changed-content-results.json', JSON.stringify(counts))
  console.log(`\n${table(rows.map((row) => ({ ...row })))}`)
  console.log(`\nChanged content: ${counts.passed} passed, ${counts.failed} failed`)
  process.exitCode = chosen.length > 0 && counts.failed === 0 ? 0 : 1
}

/** Runs the tests on a copy. */
async function testCopy(copy: ChangedCopy): Promise<Counts> {
  console.log(`\n=== ${copy.name}`)
  const folder = await makeCopy(copy)
  const run = (...args: string[]): boolean =>
    spawnSync(process.execPath, [commandFile('tsx'), ...args], {
      cwd: folder,
      stdio: 'inherit',
      env,
    }).status === 0
  // Writers print guides again after changing their text.
  if (!run('tools/guides/main.ts')) return { passed: 0, failed: 1, skipped: 0 }
  const ok = run('tools/run-tests/main.ts', '--content')
  const file = join(folder, '.tmp', 'test-results.json')
  const none = { passed: 0, failed: 0, skipped: 0 }
  const counts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Counts) : none
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

void testChangedContent()
