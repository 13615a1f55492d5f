/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  forgetArticle,
  keepArticle,
  keptArticle,
  keptName,
  keptNames,
  type ArticleMeans,
} from '../../src/build/kept-articles'

const folder = mkdtempSync(join(tmpdir(), 'kept-'))
const home = process.cwd()
beforeAll(() => process.chdir(folder))
afterAll(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

const means: ArticleMeans = {
  facts: { phone: '(555) 010-0123' },
  promises: undefined,
  terms: [{ term: 'router', explanation: 'the box that brings the internet' }],
}

test('what was kept is found under its name, until it is forgotten', () => {
  const name = keptName('Call {phone}.', means)
  expect(keptArticle(name)).toBeUndefined()
  keepArticle(name, '<p>Call us.</p>')
  expect(keptArticle(name)).toBe('<p>Call us.</p>')
  expect(keptNames()).toEqual([name])
  forgetArticle(name)
  expect(keptArticle(name)).toBeUndefined()
  expect(keptNames()).toEqual([])
})

test.each<[string, string, Partial<ArticleMeans>]>([
  ['body', 'Call {phone} now.', {}],
  ['fact', 'Call {phone}.', { facts: { phone: '(555) 010-0124' } }],
  ['promise', 'Call {phone}.', { promises: { kind: 'promises' } as ArticleMeans['promises'] }],
  ['explained word', 'Call {phone}.', { terms: [] }],
])('another %s is another name', (_what, body, other) => {
  expect(keptName(body, { ...means, ...other })).not.toBe(keptName('Call {phone}.', means))
})
