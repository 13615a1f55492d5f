/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBodyCheckCache } from '../../src/cache/body-check-cache'
import * as check from '../../src/content-model/article/check-article-body'

const folder = mkdtempSync(join(tmpdir(), 'bodies-'))
const file = join(folder, 'cache', 'bodies.json')
const inspector = join(folder, 'source')
afterAll(() => rmSync(folder, { recursive: true }))

const read = jest.spyOn(check, 'inspectBody')
const good = 'See [our prices](/pricing).\n\n![A telephone on a table](./telephone.png)'
const held = {
  links: [{ url: '/pricing', line: 1, column: 5 }],
  pictures: [{ name: 'telephone.png', line: 3, column: 1 }],
}

/** Inspects bodies as one build does, and says how many of them were really read. */
function build(bodies: readonly string[], facts = { phone: '1' }) {
  read.mockClear()
  const memory = openBodyCheckCache(file, inspector)
  const found = bodies.map((body) => memory.inspect('a.mdx', body, facts))
  memory.save()
  return { found, times: read.mock.calls.length }
}

beforeEach(() => {
  rmSync(join(folder, 'cache'), { recursive: true, force: true })
  rmSync(inspector, { recursive: true, force: true })
  mkdirSync(inspector)
  writeFileSync(join(inspector, 'check.ts'), 'the check')
})

test('a body without mistakes is read once for all builds, and what it holds is kept', () => {
  expect(build([good])).toEqual({ found: [{ diagnostics: [], ...held }], times: 1 })
  expect(build([good])).toEqual({ found: [{ diagnostics: [], ...held }], times: 0 })
})

test('a body with a mistake is read in every build, so that the mistake is said in each', () => {
  build(['{nothing}'])
  const { found, times } = build(['{nothing}'])
  expect(times).toBe(1)
  expect(found[0]?.diagnostics).toHaveLength(1)
})

test.each([
  ['the body', () => build([`${good} More.`])],
  ['a fact', () => build([good], { phone: '2' })],
  [
    'the check itself',
    () => {
      writeFileSync(join(inspector, 'check.ts'), 'another check')
      return build([good])
    },
  ],
  [
    'the file, cut off',
    () => {
      writeFileSync(file, '{"a":')
      return build([good])
    },
  ],
])('a change of %s makes it read again', (_, change) => {
  build([good])
  expect(change().times).toBe(1)
})

test('what is asked for no more is forgotten', () => {
  build([good])
  build([])
  expect(build([good]).times).toBe(1)
})
