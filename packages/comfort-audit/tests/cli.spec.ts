import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { allRules } from '../src/all-rules'
import type { JsonReport } from '../src/report'
import { pagesFolder, serveTestPages } from './test-site'
import { runCli } from './run-cli'

const origin = serveTestPages()

test('--json prints one document on stdout, and the exit code is 1 if a rule fails', async () => {
  const args = ['--page', '/failing/text-size', '--rule', 'text-size', '--rule', 'accordions']
  const { status, stdout, stderr } = await runCli(pagesFolder, ...args, '--json')
  expect(status).toBe(1)
  expect(stderr).toContain('2 rules on 1 page\n')
  const report = JSON.parse(stdout) as JsonReport
  expect(report).toMatchObject({ passed: 0, failed: 1, nothingToMeasure: 1 })
  const [site] = report.sites
  expect(site?.pages).toEqual([{ path: '/failing/text-size', status: 200 }])
  const [textSize, accordions] = site?.rules ?? []
  expect(textSize).toMatchObject({ name: 'text-size', status: 'failed', pages: 1 })
  expect(textSize?.failures).toMatchObject([
    { path: '/failing/text-size', selector: '#broken', value: '14.0 px', distance: 2 },
  ])
  expect(accordions).toMatchObject({ name: 'accordions', status: 'nothing-to-measure', pages: 0 })
})

test('an address and a folder are measured together, and the exit code is 0 if all pass', async () => {
  const address = `${origin()}/passing`
  const folder = mkdtempSync(join(tmpdir(), 'comfort-audit-'))
  try {
    const page = '<!doctype html><title>A</title><body style="font-size: 20px">Good day'
    writeFileSync(join(folder, 'index.html'), page)
    const { status, stdout } = await runCli(address, folder, '--rule', 'text-size', '--quick')
    expect(stdout.match(/^text-size .*$/gm)).toHaveLength(2)
    expect(stdout).toContain(origin())
    expect(stdout).toContain(folder)
    expect(status).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('an error page is reported as such', async () => {
  const { stderr } = await runCli(`${origin()}/no-such-page`, '--rule', 'reflow', '--quick')
  expect(stderr).toContain('answers /no-such-page with status 404')
})

test('the exit code is 2 if a site cannot be opened', async () => {
  const { status, stdout, stderr } = await runCli('http://localhost:1/', '--rule', 'reflow')
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain('http://localhost:1')
})

test('the exit code is 2 if it is used wrongly, with a message on stderr', async () => {
  const { status, stdout, stderr } = await runCli('--pages', 'many', pagesFolder)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toBe('--pages is "many". It takes a number from 1 on, or "all".\n')
})

test('--list-rules prints each rule with its requirement and evidence, as text or JSON', async () => {
  const { status, stdout, stderr } = await runCli('--list-rules')
  expect([status, stderr]).toEqual([0, ''])
  for (const { name, requirement, evidence } of allRules) {
    expect(stdout).toMatch(new RegExp(`^${name}$`, 'm'))
    expect(stdout).toContain(`Requirement: ${requirement}`)
    expect(stdout).toContain(`Evidence: ${evidence}`)
  }
  const json = await runCli('--list-rules', '--json')
  const rules = JSON.parse(json.stdout) as { name: string }[]
  expect(rules.map(({ name }) => name)).toEqual(allRules.map(({ name }) => name))
})
