/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listFiles } from '../../src/output/files'
import { commandFile, installPackages } from '../../tools/programs.cjs'
import { build, checks, tests } from '../../tools/run-tests/steps'

test.each(['gatsby', 'tsx', '@playwright/test'])(
  'the command of %s is a file of JavaScript',
  (name) => {
    expect(commandFile(name)).toMatch(/\.m?js$/)
    expect(existsSync(commandFile(name))).toBe(true)
  },
)

test('no program is started that Windows can only start in a shell', () => {
  const tools = listFiles('tools').filter(
    (file) => /\.(ts|mjs|cjs)$/.test(file) && !/node_modules|\.d\.cts$/.test(file),
  )
  const started = /\.bin\/|\bspawn\w*\(\s*'npx'/
  expect(tools.filter((file) => started.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('no command sets a variable, which a shell of Windows cannot', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  const commands = [
    ...Object.values(scripts),
    ...[...checks, build, ...tests].map(({ command }) => command),
  ]
  expect(commands.filter((command) => /(^|[&|;] *)\w+=/.test(command))).toEqual([])
})

jest.mock('node:child_process', () => ({ spawnSync: jest.fn() }))
const npm = spawnSync as unknown as jest.Mock<{ status: number }, [string, string[]]>

let folder: string
let printed: jest.SpyInstance<void, unknown[]>

function writeLock(versions: Record<string, string>): void {
  const packages: Record<string, { version?: string }> = { '': {} }
  for (const [name, version] of Object.entries(versions)) {
    packages[`node_modules/${name}`] = { version }
  }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-packages-'))
  printed = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  writeLock({ one: '1.0.0', two: '2.0.0' })
  npm.mockReset().mockImplementation(() => {
    cpSync(join(folder, 'package-lock.json'), join(folder, 'node_modules', '.package-lock.json'))
    return { status: 0 }
  })
})

afterEach(() => {
  printed.mockRestore()
  rmSync(folder, { recursive: true, force: true })
})

test('installs what the lockfile names the first time, and says so', () => {
  installPackages(folder)
  expect(npm).toHaveBeenCalledTimes(1)
  const [[command, args]] = npm.mock.calls as [[string, string[]]]
  expect([command, ...args.slice(0, 3)]).toEqual(['npm', 'ci', '--prefix', folder])
  expect(args).toContain('--ignore-scripts')
  expect(printed).toHaveBeenCalledWith(`Installing the packages of ${folder} (npm ci) ...`)
})

test('does nothing and says nothing when they are installed', () => {
  installPackages(folder)
  printed.mockClear()
  installPackages(folder)
  expect(npm).toHaveBeenCalledTimes(1)
  expect(printed).not.toHaveBeenCalled()
})

test('installs again when the lockfile names another version', () => {
  installPackages(folder)
  writeLock({ one: '1.0.0', two: '2.0.1' })
  installPackages(folder)
  expect(npm).toHaveBeenCalledTimes(2)
})

test('says what to do when npm cannot reach the registry', () => {
  npm.mockReturnValue({ status: 1 })
  expect(() => installPackages(folder)).toThrow(
    `Could not install the packages of ${folder}. They come from the npm registry: connect this ` +
      `computer to the internet and try again. By hand: npm ci --prefix ${folder}`,
  )
})
