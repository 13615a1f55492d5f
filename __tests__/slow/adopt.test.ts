/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { listFiles } from '../../src/build/list-files'
import { commandFile } from '../../tools/programs.cjs'
import { copyEnv } from '../../tools/copy-site'
import { cafe } from '../sites/adopters'
import type { Ran } from '../tools/run-tool'

/** Copy of the project, as its owner would clone it. */
const project = resolve('.tmp/adopted')
const address = 'https://fixit-evenings.org'

beforeAll(() => {
  rmSync(project, { recursive: true, force: true })
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  for (const file of stdout.split('\0').filter((path) => path && existsSync(path))) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    cpSync(file, join(project, file))
  }
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction')
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

/** Runs a program of a package in the copy. */
function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Ran {
  const { stdout, stderr, status } = spawnSync(process.execPath, [commandFile(program), ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { ...copyEnv, NODE_ENV: undefined, ...env },
  })
  return { output: stdout + stderr, stdout, status }
}

const buildForVisitors = (): Ran =>
  run('gatsby', ['build', '--prefix-paths'], {
    ...{ NODE_ENV: 'production', LOCAL_BUILD: '', GATSBY_CONSULTATION_ENDPOINT: '' },
    SITE_ORIGIN: address,
  })

test('an owner adopts the project, publishes it, and has no failing test', () => {
  const flags = Object.entries(cafe).flatMap(([flag, answer]) => [`--${flag}`, answer ?? ''])
  const adopted = run('tsx', ['tools/adopt/main.ts', ...flags])
  expect([adopted.status, adopted.output]).toEqual([0, expect.stringContaining('site/')])
  expect(run('tsx', ['tools/check/main.ts']).output).toContain(', no mistakes.')
  expect(run('prettier', ['--check', 'site']).status).toBe(0)
  const built = buildForVisitors()
  expect([built.status, built.output]).toEqual([0, expect.any(String)])
  const published = join(project, 'public')
  const leftOver = listFiles(published)
    .filter((file) => /\.(html|xml|json|txt|webmanifest|svg)$/.test(file))
    .filter((file) =>
      /porchlight|jacksonville|\(904\)|\.example\b/i.test(readFileSync(file, 'utf8')),
    )
  expect(leftOver).toEqual([])
  // The unit tests that read the content of the project, or say that none does. Those of previews and upgrades have
  // repositories of their own.
  const reading = ['own-content', 'tools/(?!preview/|upgrade/)', 'sites/', 'build/']
  const args = ['--selectProjects', 'node', 'dom', '--testPathPatterns', ...reading]
  const tests = run('jest', args, { NODE_ENV: 'test' })
  expect([tests.status, tests.output.match(/●.*/g)]).toEqual([0, null])
}, 1_200_000)

test('a part brings words of the sample, and a build for visitors stops until somebody has read them', () => {
  const added = run('tsx', ['tools/add/main.ts', 'terms'])
  expect(added.output).toMatch(/confirm[^]*^ +pages\/terms\.yaml$/m)
  const { status, output } = buildForVisitors()
  expect(status).not.toBe(0)
  expect(output).toContain('pages/terms.yaml')
}, 300_000)
