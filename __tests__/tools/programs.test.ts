import { existsSync, readFileSync } from 'node:fs'
import { listFiles } from '../../src/build/list-files'
import { commandFile, explainFolder, explainNode } from '../../tools/programs.cjs'

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

test.each([
  "/home/ann/Ann's website",
  '/sites/[new] site',
  'C:\\site (1)',
  '/C# 50% & ü',
  '/!site',
])('a folder called %s is named at the start', (folder) =>
  expect(explainFolder(folder)).toContain(folder),
)

test('spaces and accents in the name of a folder are fine', () => {
  expect(explainFolder('/home/josé/mi sitio-2_b')).toBeUndefined()
  expect(explainFolder('C:\\Users\\ann\\my site')).toBeUndefined()
})

test('a Node that is too old or too new is named', () => {
  expect(explainNode('26.0.0')).toBe('You have Node 26.0.0; this project needs 20.19.5 to 24.')
  expect(explainNode('20.19.4')).toContain('You have Node 20.19.4')
  expect(explainNode('20.19.5')).toBeUndefined()
  expect(explainNode('24.9.0')).toBeUndefined()
})
