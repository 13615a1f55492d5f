/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PreInitArgs } from 'gatsby'

const folder = mkdtempSync(join(tmpdir(), 'code-'))
const home = process.cwd()
beforeAll(() => {
  process.chdir(folder)
  mkdirSync(join('.cache', 'compiled'), { recursive: true })
})
afterAll(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

/** Begins a build with some code, and says whether what was built before is gone. */
async function build(code: string): Promise<boolean> {
  writeFileSync(join('.cache', 'compiled', 'gatsby-node.js'), code)
  mkdirSync('public', { recursive: true })
  jest.resetModules()
  const { onPreInit, writeCodeVersion } = await import('../../src/gatsby/changed-code')
  const args = { reporter: { info: jest.fn() } } as unknown as PreInitArgs
  await onPreInit?.(args, { plugins: [] }, () => undefined)
  writeCodeVersion()
  return !existsSync('public')
}

test('everything is made anew when the code of the build changes, and only then', async () => {
  expect(await build('first')).toBe(true)
  expect(await build('first')).toBe(false)
  expect(await build('second')).toBe(true)
  expect(await build('second')).toBe(false)
})
