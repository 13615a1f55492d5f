import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { smallSite } from '../sites/configurations'
import { newFolder } from '../sites/new-folder'
import { writeSite } from '../sites/read-site'
import { runHere } from './run-here'

const folder = writeSite(smallSite, newFolder())

beforeAll(() => {
  process.env.CONTENT_DIR = folder
})

const create = (...args: string[]) => runHere('new', ...args)
const call = ['--title', 'Calls', '--happens', 'A voice asks for a code.', '--todo', 'Hang up.']

test('a new file has the answers, and says what comes next', async () => {
  const { stdout, status } = await create('alert', ...call, '--from', '2026-11-24')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^Written: .*alerts\/calls\.yaml\n[^]*npm run develop[^]*\/alerts,/)
  expect(readFileSync(join(folder, 'alerts/calls.yaml'), 'utf8')).toMatch(
    /^title: Calls\nhappens: A voice asks for a code\.\ntodo: Hang up\.\nfrom: 2026-11-24\nuntil: 2026-12-08\n/,
  )
})

test('a file that the check refuses is not written', async () => {
  const aYear = ['--from', '2026-11-24', '--until', '2027-11-24']
  const { stderr, status } = await create('alert', ...call, '--slug', 'a-year', ...aYear)
  expect(stderr).toMatch(/a-year\.yaml/)
  expect(status).toBe(2)
  expect(existsSync(join(folder, 'alerts/a-year.yaml'))).toBe(false)
})

test('what is wrong with answers is listed by option, with what can be chosen', async () => {
  const { stderr, status } = await create('article', '--category', 'Safty', '--date', '2026-2-31')
  expect(status).toBe(2)
  expect(stderr).toMatch(
    /^Nothing was written\.\n--title {2}This question needs an answer\. \(.*at most 80/,
  )
  expect(stderr).toMatch(
    /^--category {2}"Safty" .* Did you mean "Safety"\? Choose one of: .*Scams/m,
  )
  expect(stderr).toMatch(/^--date {2}This must be a real day written as 2026-02-28/m)
  expect(stderr).toMatch(/^--tags {2}.*; for example --tags ".*Robocalls/m)
  expect(stderr).not.toContain('--difficulty')
})
