import { readdirSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { allRules } from '../../tools/comfort/all-rules'
import { failureWords } from '../../tools/comfort/print-table'
import { measureSite } from '../../tools/comfort/measure-site'
import { startStaticServer } from '../../tools/static-server'

const folder = '__tests__/comfort'
let server: Server
let origin: string

test.beforeAll(async () => {
  server = await startStaticServer(0, folder)
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})

test.afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const names = (files: string[], ending: string): string[] =>
  files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length))

test('each rule has a file, a place in the list, and a page that breaks it', () => {
  const listed = allRules.map(({ name }) => name).sort()
  expect(names(readdirSync('tools/comfort/rules'), '.ts').sort()).toEqual(listed)
  expect(names(readdirSync(`${folder}/broken`), '.html').sort()).toEqual(listed)
})

test('a good page keeps every rule, and has something to measure for each', async ({ browser }) => {
  test.setTimeout(120_000)
  const results = await measureSite({ origin, paths: ['/good'], rules: allRules }, browser)
  expect(results.flatMap(({ failures }) => failures.map(failureWords))).toEqual([])
  expect(results.filter(({ pages }) => pages === 0).map(({ rule }) => rule.name)).toEqual([])
})

for (const rule of allRules) {
  test(`${rule.name}: the page that breaks it is caught`, async ({ browser }) => {
    const broken = `/broken/${rule.name}`
    const paths = rule.kind === 'site' ? ['/good', broken] : [broken]
    const [result] = await measureSite({ origin, paths, rules: [rule] }, browser)
    const caught = result?.failures.filter(({ path }) => path === broken) ?? []
    expect(caught.length).toBeGreaterThan(0)
    const marked = readFileSync(`${folder}${broken}.html`, 'utf8').includes('id="broken"')
    expect(marked ? caught.map(({ selector }) => selector) : ['#broken']).toContain('#broken')
    for (const { value, distance } of caught) {
      expect(value).not.toBe('')
      expect(distance).toBeGreaterThan(0)
    }
  })
}

test('a telephone number that is not ours is caught on our own site', async ({ browser }) => {
  const rules = allRules
    .filter(({ name }) => name === 'phone-numbers')
    .map((rule) => ({ ...rule, limits: { known: ['2025550178'] } }))
  const [result] = await measureSite({ origin, paths: ['/good'], rules }, browser)
  expect(result?.failures.map(({ value }) => value)).toContain('(202) 555-0134 is not ours')
})

test('broken words are told by what is broken, and ordinary compounds may break', async ({
  browser,
}) => {
  const rules = allRules
    .filter(({ name }) => name === 'words-whole')
    .map((rule) => ({ ...rule, limits: { names: ['New York'] } }))
  const paths = ['/broken/words-whole']
  const [result] = await measureSite({ origin, paths, rules }, browser)
  const told = result?.failures.map(({ selector, value }) => [selector, value])
  expect(told).toEqual([
    ['#broken', 'broken: troubleshooting'],
    ['#suffix', 'broken: 15,000,000+'],
    ['#phone', 'broken: 555-0134, (202) 555-0134'],
    ['#range', 'broken: 30-60'],
    ['#name', 'broken: T-Mobile'],
    ['#place', 'broken: New York'],
  ])
})
