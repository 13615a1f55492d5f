/** @jest-environment node */
import { rmSync } from 'node:fs'
import { buildTime, currentDay } from '../../src/build/site-fields'
import { writeSite } from '../sites/read-site'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** Writes a content folder with a time zone. */
function folderIn(timeZone: string): string {
  const folder = writeSite({ 'site.yaml': `timeZone: ${timeZone}\n` })
  folders.push(folder)
  return folder
}

afterEach(() => {
  delete process.env.SOURCE_DATE_EPOCH
})

describe('the day in a time zone', () => {
  // Florida is five hours behind universal time in winter, four in summer.
  test.each([
    ['2026-11-24T04:59:59Z', 'America/New_York', '2026-11-23'],
    ['2026-11-24T05:00:00Z', 'America/New_York', '2026-11-24'],
    ['2026-07-01T03:59:59Z', 'America/New_York', '2026-06-30'],
    ['2026-07-01T04:00:00Z', 'America/New_York', '2026-07-01'],
    ['2026-12-31T23:59:59Z', 'Pacific/Kiritimati', '2027-01-01'],
    ['2027-01-01T09:59:59Z', 'Pacific/Honolulu', '2026-12-31'],
    ['2028-02-29T23:30:00Z', 'Europe/Berlin', '2028-03-01'],
    ['2028-03-01T04:30:00Z', 'America/New_York', '2028-02-29'],
    ['2026-11-24T00:00:00Z', 'UTC', '2026-11-24'],
    ['2026-11-24T00:00:00Z', 'Nowhere/Atlantis', '2026-11-24'],
  ])('at %s in %s it is %s', (time, zone, day) => {
    expect(currentDay(folderIn(zone), new Date(time))).toBe(day)
  })
})

describe('the time of the build', () => {
  test('is now', () => {
    expect(Math.abs(buildTime().getTime() - Date.now())).toBeLessThan(10_000)
  })

  test('is what SOURCE_DATE_EPOCH says', () => {
    process.env.SOURCE_DATE_EPOCH = '1792584000'
    expect(buildTime().toISOString()).toBe('2026-10-21T12:00:00.000Z')
    expect(currentDay()).toBe('2026-10-21')
  })

  test('is no guess where that is no number', () => {
    process.env.SOURCE_DATE_EPOCH = 'tomorrow'
    expect(() => buildTime()).toThrow('SOURCE_DATE_EPOCH is "tomorrow"')
  })
})
