/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { smallSite } from '../sites/configurations'
import { newFolder } from '../sites/new-folder'
import { writeSite } from '../sites/read-site'
import { runTool } from './run-tool'

const folder = writeSite(smallSite, newFolder())

const create = (...args: string[]) => runTool('new', args, { env: { CONTENT_DIR: folder } })
const call = ['--title', 'Calls', '--happens', 'A voice asks for a code.', '--todo', 'Hang up.']

test('a new file has the answers, and says what comes next', () => {
  const { stdout, status } = create('alert', ...call, '--from', '2026-11-24')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^Written: .*alerts\/calls\.yaml\n[^]*npm run develop[^]*\/alerts,/)
  expect(readFileSync(join(folder, 'alerts/calls.yaml'), 'utf8')).toMatch(
    /^title: Calls\nhappens: A voice asks for a code\.\ntodo: Hang up\.\nfrom: 2026-11-24\nuntil: 2026-12-08\n/,
  )
})

test('a file that the check refuses is not written', () => {
  const aYear = ['--from', '2026-11-24', '--until', '2027-11-24']
  const { output, status } = create('alert', ...call, '--slug', 'a-year', ...aYear)
  expect(output).toMatch(/a-year\.yaml/)
  expect(status).toBe(2)
  expect(existsSync(join(folder, 'alerts/a-year.yaml'))).toBe(false)
})

test('what is wrong with answers is listed by option, with what can be chosen', () => {
  const { output, status } = create('article', '--category', 'Safty', '--date', '2026-2-31')
  expect(status).toBe(2)
  expect(output).toMatch(
    /^Nothing was written\.\n--title {2}This question needs an answer\. \(.*at most 80/,
  )
  expect(output).toMatch(
    /^--category {2}"Safty" .* Did you mean "Safety"\? Choose one of: .*Scams/m,
  )
  expect(output).toMatch(/^--date {2}This must be a real day written as 2026-02-28/m)
  expect(output).toMatch(/^--tags {2}.* For example: --tags ".*Robocalls/m)
  expect(output).not.toContain('--difficulty')
})
