import { existsSync, readFileSync } from 'node:fs'
import { listFiles } from '../../src/output/files'
import { commandFile } from '../../tools/programs.cjs'

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
