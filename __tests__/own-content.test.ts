import { readTests } from './sites/read-tests'

/** All files of tests, except those about this site and its built files, in Jest or in a browser. */
const tests = readTests().filter(
  ({ file }) => file !== 'own-content.test.ts' && !file.startsWith('browser/'),
)

/** Ways to open the content folder of this site: by its name, or by asking where it is. */
const opens =
  /\b(?:check\w*|read\w*|open\w*|exists\w*|stat\w*|cp\w*|copy\w*|join|makeRepository)\(\s*['"`](?:\.{1,2}\/)*content(?:\/|['"`])|\bcontentDir\(\)|\breadSettings\(\)|from '(?:\.\.?\/)*(?:(?:built|specification)\/content'|content\/)/

test('no test of code opens content/, so that writers can change every word there', () => {
  expect(tests.length).toBeGreaterThan(100)
  expect(tests.filter(({ text }) => opens.test(text)).map(({ file }) => file)).toEqual([])
})
