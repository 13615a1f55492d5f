/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

interface Locked {
  version: string
  resolved?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
  extraneous?: boolean
}

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  allowScripts?: Record<string, boolean>
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
/** Folders of the workspaces: packages of this repository. */
const workspaces = readdirSync('packages').map((name) => `packages/${name}`)
const isOwn = (path: string, { link, resolved }: Locked): boolean =>
  path === '' || workspaces.includes(path) || (link === true && workspaces.includes(resolved ?? ''))
const lockedIn = (folder: string): [path: string, locked: Locked][] => {
  const { packages } = read(join(folder, 'package-lock.json')) as {
    packages: Record<string, Locked>
  }
  return Object.entries(packages).filter(([path, entry]) => !isOwn(path, entry))
}
const manifestOf = (folder: string): Manifest => read(join(folder, 'package.json')) as Manifest
const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '')

/** The project, and tools whose packages are installed when they are first needed. */
const tools = readdirSync('tools').map((name) => join('tools', name))
const folders = ['.', ...tools.filter((folder) => existsSync(join(folder, 'package.json')))]

describe.each(folders)('the packages of %s', (folder) => {
  const locked = lockedIn(folder)
  const manifest = manifestOf(folder)

  test('are named in a lockfile, each with a strong hash', () => {
    expect(locked.length).toBeGreaterThan(0)
    const weak = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    expect(weak.map(([path]) => path)).toEqual([])
  })

  test('come from the npm registry only: no git, no other host, no file but our own', () => {
    const elsewhere = locked.filter(
      ([, { resolved, link }]) =>
        link || (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
    )
    expect(elsewhere.map(([path]) => path)).toEqual([])
  })

  test('are asked for in versions of the registry only, each with a range', () => {
    const manifests = folder === '.' ? [manifest, ...workspaces.map(manifestOf)] : [manifest]
    const asked = manifests.flatMap(({ dependencies, devDependencies }) =>
      Object.entries({ ...dependencies, ...devDependencies }),
    )
    // Gatsby has one version, because the build relies on its internals (docs/architecture.md); the editor for writers
    // is below 1.0, and its screens are part of docs/writing.md.
    const exact = ['gatsby', '@sveltia/cms']
    const odd = asked.filter(
      ([name, range]) =>
        !(exact.includes(name) ? /^\d+\.\d+\.\d+$/ : /^[\^~]\d+\.\d+\.\d+$/).test(range),
    )
    expect(odd).toEqual([])
  })

  test('may run no script while they are installed', () => {
    expect(readFileSync(join(folder, '.npmrc'), 'utf8')).toBe(readFileSync('.npmrc', 'utf8'))
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true')
  })

  test('were looked at, and refused, where they have an install script', () => {
    const having = locked.filter(([, { hasInstallScript }]) => hasInstallScript)
    const names = [...new Set(having.map(([path]) => nameOf(path)))].sort()
    expect(manifest.allowScripts ?? {}).toEqual(
      Object.fromEntries(names.map((name) => [name, false])),
    )
  })
})

interface Job {
  permissions?: Record<string, string>
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[]
}

interface Workflow {
  on: Record<string, unknown>
  permissions: Record<string, string>
  jobs: Record<string, Job>
}

describe('the workflows', () => {
  const folder = '.github/workflows'
  const files = readdirSync(folder).map((file): [string, string, Workflow] => {
    const text = readFileSync(join(folder, file), 'utf8')
    return [file, text.replace(/#.*$/gm, ''), parse(text) as Workflow]
  })
  const startedBy = (event: string) => files.filter(([, , { on }]) => Object.hasOwn(on, event))
  const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps)

  test.each(files)('%s names actions by their commit, and keeps no token', (_, __, workflow) => {
    for (const { uses, run, with: settings } of stepsOf(workflow)) {
      if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
      if (uses?.startsWith('actions/checkout@')) {
        expect(settings?.['persist-credentials']).toBe(false)
      }
      // A title or branch name of a fork, put into a command, would be run as one.
      expect(run ?? '').not.toContain('${{')
    }
  })

  test('none runs the code of a fork with the rights of this repository', () => {
    expect(startedBy('pull_request_target')).toEqual([])
  })

  test.each(startedBy('pull_request'))(
    'row 40: %s runs changes of forks, with no secret and a token that only reads',
    (_, code, { permissions, jobs }) => {
      expect(permissions).toEqual({ contents: 'read' })
      expect(code).not.toMatch(/secrets|GITHUB_TOKEN|github\.token|GH_TOKEN/)
      for (const job of Object.values(jobs)) expect(job).not.toHaveProperty('permissions')
    },
  )

  const read = { contents: 'read', 'pull-requests': 'write' }

  test.each([
    {
      file: 'editor-pull-request.yml',
      rights: read,
      runs: null,
    },
    {
      file: 'preview-comment.yml',
      rights: { actions: 'read', ...read },
      runs: ['node tools/preview/comment.cjs .tmp/report/changes.json'],
    },
  ])(
    'row 40: what may write under a pull request runs code of the main branch only: $file',
    ({ file, rights, runs }) => {
      const started = startedBy('workflow_run')
      expect(started.map(([name]) => name).sort()).toEqual([
        'editor-pull-request.yml',
        'preview-comment.yml',
      ])
      const [, code, workflow] = started.find(([name]) => name === file) ?? []
      expect(workflow!.permissions).toEqual({})
      expect(Object.values(workflow!.jobs).map(({ permissions }) => permissions)).toEqual([rights])
      const steps = stepsOf(workflow!)
      expect(steps.flatMap(({ uses }) => uses?.split('@')[0] ?? [])).toEqual(['actions/checkout'])
      for (const { with: settings = {} } of steps) {
        expect(settings).not.toHaveProperty('ref')
        expect(settings).not.toHaveProperty('repository')
      }
      // Installing would run more than the few files that are written for this.
      const commands = steps.map(({ run = '' }) => run).join('\n')
      expect(commands).not.toMatch(/\b(npm|npx|tsx|yarn|pnpm)\b/)
      expect(commands.match(/^node .*$/gm)).toEqual(runs)
      expect(code).not.toMatch(/secrets/)
    },
  )
})
