/** @jest-environment node */
import { escapeRegExp } from '../../src/content-model/text'
import { readTests } from '../sites/read-tests'
import { content } from './content'

test('no test of code knows the name, the numbers or the addresses of the organisation', () => {
  const { site, scope } = content
  const numbers = Object.values(site.phones)
  const known = [
    ...[site.name, site.fullName, new URL(scope.config.origin).host],
    ...Object.values(site.emails ?? {}),
    ...numbers,
    ...numbers.map((number) => number.replace(/\D/g, '')),
  ]
  const found = readTests().flatMap(({ file, text }) =>
    known
      .filter((words) => new RegExp(`(?<!\\w)${escapeRegExp(words)}(?!\\w)`).test(text))
      .map((words) => `${file}: ${words}`),
  )
  expect(found).toEqual([])
})
