import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test, type Browser } from '@playwright/test'
import { allRules } from '../src/all-rules'
import { selectRules } from '../src/audit'
import { formatFailure } from '../src/report'
import { measureSite } from '../src/measure-site'
import type { Limits, Rule, RuleResult } from '../src/rule'
import { pagesFolder, serveTestPages } from './test-site'

const origin = serveTestPages()

async function measure(
  browser: Browser,
  paths: readonly string[],
  rules: readonly Rule[],
): Promise<RuleResult[]> {
  return (await measureSite(browser, { origin: origin(), paths, rules })).results
}

/** Measures a page by one rule, and returns its failures. */
async function failuresOf(browser: Browser, path: string, name: string, limits: Limits = {}) {
  const rules = selectRules({ rules: [name], limits: { [name]: limits } })
  const [result] = await measure(browser, [path], rules)
  return result?.failures ?? []
}

const namesIn = (folder: string, extension: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(extension))
    .map((file) => file.slice(0, -extension.length))
    .sort()

test('each rule has a file, a place in the list, and a page that breaks it', () => {
  const listed = allRules.map(({ name }) => name).sort()
  expect(namesIn(resolve(__dirname, '../src/rules'), '.ts')).toEqual(listed)
  expect(namesIn(join(pagesFolder, 'failing'), '.html')).toEqual(listed)
})

test('the passing page passes each rule, and has something to measure for each', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const results = await measure(browser, ['/passing'], allRules)
  expect(results.flatMap(({ failures }) => failures.map(formatFailure))).toEqual([])
  expect(results.filter(({ pages }) => pages === 0).map(({ rule }) => rule.name)).toEqual([])
})

for (const rule of allRules) {
  const tag = rule.name === 'phone-numbers' ? '@smoke' : []
  test(`${rule.name}: the page that breaks it fails`, { tag }, async ({ browser }) => {
    const failing = `/failing/${rule.name}`
    const paths = rule.kind === 'site' ? ['/passing', failing] : [failing]
    const [result] = await measure(browser, paths, [rule])
    const failures = result?.failures.filter(({ path }) => path === failing) ?? []
    expect(failures.length).toBeGreaterThan(0)
    const html = readFileSync(join(pagesFolder, `${failing}.html`), 'utf8')
    const selectors = failures.map(({ selector }) => selector)
    expect(html.includes('id="broken"') ? selectors : ['#broken']).toContain('#broken')
    for (const { value, distance } of failures) {
      expect(value).not.toBe('')
      expect(distance).toBeGreaterThan(0)
    }
  })
}

test('with known telephone numbers, every other number fails', async ({ browser }) => {
  const failures = await failuresOf(browser, '/passing', 'phone-numbers', {
    known: ['2025550178'],
  })
  expect(failures.map(({ value }) => value)).toContain('(202) 555-0134 is not a known number')
})

test('broken words are named, and ordinary compounds can break', async ({ browser }) => {
  const failures = await failuresOf(browser, '/failing/unbroken-words', 'unbroken-words', {
    names: ['New York'],
  })
  expect(failures.map(({ selector, value }) => [selector, value])).toEqual([
    ['#broken', 'broken: troubleshooting'],
    ['#suffix', 'broken: 15,000,000+'],
    ['#phone', 'broken: 555-0134, (202) 555-0134'],
    ['#range', 'broken: 30-60'],
    ['#name', 'broken: T-Mobile'],
    ['#place', 'broken: New York'],
  ])
})

test('a journey that cannot be finished fails, and the audit goes on', async ({ browser }) => {
  const [failure] = await failuresOf(browser, '/covered-answer', 'accordions')
  expect(failure?.value).toMatch(/^cannot be finished: .*Timeout/)
})
