import { programs, runHere } from './run-here'

test.each(Object.keys(programs) as (keyof typeof programs)[])(
  'npm run %s -- --help prints its usage',
  async (name) => {
    const { stdout, status } = await runHere(name, '--help')
    expect(stdout).toMatch(new RegExp(`^npm run ${name}\\b`))
    expect(status).toBe(0)
  },
)

test.each([
  [['check', '--fixx'], /^Unknown option '--fixx'\.\n\nnpm run check -- .*--fix /s],
  [['new', 'article', '--titel', 'x'], /^Unknown option '--titel'\.\n\n.*--title /s],
  [['new', 'poem'], /^There is no kind "poem"\.\n\n.*npm run new article/s],
  [['upgrade', '--to'], /^Option '--to <value>' argument missing\.\n\n.*--to <tag/s],
  [['preview', '--base', ''], /^--base is ""\. It must be a branch or a commit\./],
  [['preview', '--url', 'example.com'], /^--url is "example\.com"\. It must look like https/],
  [['translate', '--done'], /^--done needs a file or a folder, such as /],
] as const)('%j is refused with what to type instead', async ([name, ...args], message) => {
  const { stderr, status } = await runHere(name, ...args)
  expect(stderr).toMatch(message)
  expect(status).toBe(2)
})
