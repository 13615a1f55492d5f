/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

/** Begins a build with some code, and says whether Gatsby is told to forget. */
async function build(code: string): Promise<boolean> {
  writeFileSync(join('.cache', 'compiled', 'gatsby-node.js'), code)
  jest.resetModules()
  const { onPreInit, noteCode } = await import('../../src/build/changed-code')
  const dispatch = jest.fn()
  const args = { store: { dispatch }, reporter: { info: jest.fn() } } as unknown as PreInitArgs
  await onPreInit?.(args, { plugins: [] }, () => undefined)
  noteCode()
  return dispatch.mock.calls.some(([{ payload }]) => payload === '')
}

test('what Gatsby keeps is forgotten when the code of the build changes, and only then', async () => {
  expect(await build('first')).toBe(true)
  expect(await build('first')).toBe(false)
  expect(await build('second')).toBe(true)
  expect(await build('second')).toBe(false)
})
