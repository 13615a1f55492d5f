/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

// What a change from a fork could misuse. actionlint finds other mistakes, and Dependabot old packages.

interface Job {
  permissions?: Record<string, string>
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[]
}

interface Workflow {
  on: Record<string, unknown>
  permissions: Record<string, string>
  jobs: Record<string, Job>
}

const folder = '.github/workflows'
const workflows = readdirSync(folder).map((file) => {
  const text = readFileSync(join(folder, file), 'utf8').replace(/#.*$/gm, '')
  const { on, permissions, jobs } = parse(text) as Workflow
  return { file, text, events: Object.keys(on), permissions, jobs: Object.values(jobs) }
})

test.each(workflows)('$file names actions by their commit, and keeps no token', ({ jobs }) => {
  for (const { uses, run = '', with: settings } of jobs.flatMap(({ steps }) => steps)) {
    if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
    if (uses?.startsWith('actions/checkout@')) expect(settings?.['persist-credentials']).toBe(false)
    // A title or branch name of a fork, put into a command, would be run as one.
    expect(run).not.toContain('${{')
  }
})

test('no workflow runs the code of a fork with the rights of this repository', () => {
  expect(workflows.filter(({ events }) => events.includes('pull_request_target'))).toEqual([])
  const forForks = workflows.filter(({ events }) => events.includes('pull_request'))
  expect(forForks.map(({ file }) => file).sort()).toEqual(['check.yml', 'preview.yml'])
  for (const { text, permissions, jobs } of forForks) {
    expect(permissions).toEqual({ contents: 'read' })
    expect(text).not.toMatch(/secrets|GITHUB_TOKEN|github\.token|GH_TOKEN/)
    for (const job of jobs) expect(job).not.toHaveProperty('permissions')
  }
})

test('a job that may write installs nothing and runs no code of a branch', () => {
  const writing = workflows
    .flatMap(({ jobs }) => jobs)
    .filter(({ permissions = {} }) => Object.values(permissions).includes('write'))
  expect(writing).toHaveLength(4)
  const lines = writing.flatMap(({ steps }) => steps.flatMap(({ run = '' }) => run.split('\n')))
  expect(lines.filter((line) => /\b(npm|npx|node|tsx|sh|bash)\b/.test(line))).toEqual([
    'node packages/review/src/comment.cjs .tmp/report/changes.json',
  ])
  for (const { uses, with: settings = {} } of writing.flatMap(({ steps }) => steps)) {
    // A checkout without a ref is one of the main branch in a workflow that another one starts.
    if (uses?.startsWith('actions/checkout@')) expect(settings).not.toHaveProperty('repository')
  }
})
