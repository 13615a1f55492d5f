/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

interface Locked {
  version: string
  resolved?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const manifest = read('package.json') as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
}
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }
const locked = Object.entries(packages).filter(([path]) => path !== '')
const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '')

describe('the lockfile', () => {
  test('names every package with a strong hash', () => {
    expect(locked.length).toBeGreaterThan(1000)
    const weak = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    expect(weak.map(([path]) => path)).toEqual([])
  })

  test('takes packages from the npm registry only: no git, no other host, no file', () => {
    const elsewhere = locked.filter(
      ([, { resolved, link }]) =>
        link || (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
    )
    expect(elsewhere.map(([path]) => path)).toEqual([])
  })

  test('package.json asks for versions of the registry only, each with a range', () => {
    const asked = { ...manifest.dependencies, ...manifest.devDependencies }
    const odd = Object.entries(asked).filter(([, range]) => !/^[\^~]\d+\.\d+\.\d+$/.test(range))
    expect(odd).toEqual([])
  })

  /** The first version without faults that are known of a package, where Gatsby asks for an older one. */
  const mended: [name: string, least: [number, number, number]][] = [
    ['sharp', [0, 33, 5]],
    ['serialize-javascript', [7, 0, 3]],
    ['cookie', [0, 7, 0]],
    ['immutable', [3, 8, 3]],
    ['path-to-regexp', [0, 1, 13]],
    ['tmp', [0, 2, 4]],
  ]
  test.each(mended)('%s is not older than %j', (name, least) => {
    const versions = locked.filter(([path]) => nameOf(path) === name)
    expect(versions.length).toBeGreaterThan(0)
    for (const [path, { version }] of versions) {
      const parts = version.split('.').map(Number)
      const differs = least.findIndex((part, index) => parts[index] !== part)
      const newer = differs < 0 || parts[differs]! > least[differs]!
      expect([path, version, newer]).toEqual([path, version, true])
    }
  })
})

describe('install scripts', () => {
  test('none may run', () => {
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true')
  })

  test('every package that has one was looked at, and refused', () => {
    const having = locked.filter(([, { hasInstallScript }]) => hasInstallScript)
    const names = [...new Set(having.map(([path]) => nameOf(path)))].sort()
    expect(manifest.allowScripts).toEqual(Object.fromEntries(names.map((name) => [name, false])))
  })
})

interface Workflow {
  on: Record<string, unknown>
  permissions: Record<string, string>
  jobs: Record<
    string,
    {
      permissions?: unknown
      steps: { uses?: string; run?: string; with?: Record<string, unknown> }[]
    }
  >
}

describe('row 40: a change from a fork', () => {
  const folder = '.github/workflows'
  const files = readdirSync(folder).map((file): [string, string] => [
    file,
    readFileSync(join(folder, file), 'utf8'),
  ])

  test('there is a workflow', () => expect(files.length).toBeGreaterThan(0))

  test.each(files)('%s gives no secret, a token that only reads, and pinned actions', (_, text) => {
    const { on, permissions, jobs } = parse(text) as Workflow
    const code = text.replace(/#.*$/gm, '')
    expect(permissions).toEqual({ contents: 'read' })
    expect(code).not.toMatch(/secrets|GITHUB_TOKEN|github\.token/)
    expect(Object.keys(on)).not.toContain('pull_request_target')
    expect(Object.keys(on)).not.toContain('workflow_run')
    for (const job of Object.values(jobs)) {
      expect(job).not.toHaveProperty('permissions')
      for (const { uses, run, with: settings } of job.steps) {
        if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
        if (uses?.startsWith('actions/checkout@')) {
          expect(settings?.['persist-credentials']).toBe(false)
        }
        // A title or branch name of a fork, put into a command, would be run as one.
        expect(run ?? '').not.toContain('${{')
      }
    }
  })
})
