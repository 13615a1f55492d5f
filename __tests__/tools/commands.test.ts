/** @jest-environment node */
import { spawnSync } from 'node:child_process'

/** The programs of the commands that owners and writers type. */
const programs = {
  adopt: 'tools/adopt/main.ts',
  check: 'tools/check/main.ts',
  new: 'tools/new/main.ts',
  preview: 'tools/preview/main.ts',
  translate: 'tools/translate/main.ts',
  upgrade: 'tools/upgrade/main.ts',
  write: 'tools/cms/write.ts',
}

const run = (program: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', program, ...args], { encoding: 'utf8' })

test.each(Object.entries(programs))('npm run %s -- --help prints its usage', (name, program) => {
  const { stdout, status } = run(program, '--help')
  expect(stdout).toMatch(new RegExp(`^npm run ${name}\\b`))
  expect(status).toBe(0)
})

test.each([
  [['check', '--fixx'], /^Unknown option '--fixx'\.\n\nnpm run check -- .*--fix /s],
  [['new', 'article', '--titel', 'x'], /^Unknown option '--titel'\.\n\n.*--title /s],
  [['new', 'poem'], /^There is no kind "poem"\.\n\n.*npm run new article/s],
  [['upgrade', '--to'], /^Option '--to <value>' argument missing\.\n\n.*--to <tag/s],
  [['preview', '--base', ''], /^--base is ""\. It must be a branch or a commit\./],
  [['preview', '--url', 'example.com'], /^--url is "example\.com"\. It must look like https/],
  [['translate', '--done'], /^--done needs a file or a folder, such as /],
] as const)('%j is refused with what to type instead', ([name, ...args], message) => {
  const { stderr, status } = run(programs[name], ...args)
  expect(stderr).toMatch(message)
  expect(status).toBe(2)
})
