/** @jest-environment node */
import { records, translations } from './content'

/** Where each city that we help by phone keeps its time. */
const timeZones: Readonly<Record<string, string>> = {
  'new-york': 'America/New_York',
  philadelphia: 'America/New_York',
  chicago: 'America/Chicago',
  houston: 'America/Chicago',
  dallas: 'America/Chicago',
  'san-antonio': 'America/Chicago',
  phoenix: 'America/Phoenix',
  'los-angeles': 'America/Los_Angeles',
  'san-diego': 'America/Los_Angeles',
}

/** A day of winter time and one of summer time. */
const days = ['2026-01-15', '2026-07-15']

const site = records.of('site')[0]!.data

/** Our hours on a day as a clock elsewhere shows them: 7 AM-6 PM. */
function hoursIn(timeZone: string, day: string): string {
  const hour = (zone: string, at: number): number =>
    new Date(new Date(at).toLocaleString('en-US', { timeZone: zone })).getHours()
  const noon = Date.parse(`${day}T12:00:00Z`)
  const later = hour(timeZone, noon) - hour(site.timeZone, noon)
  return site.hours.time.replace(/(\d+) ([AP])M/g, (_, digits: string, half: string) => {
    const local = ((Number(digits) % 12) + (half === 'P' ? 12 : 0) + later + 24) % 24
    return `${local % 12 || 12} ${local < 12 ? 'A' : 'P'}M`
  })
}

test('a city’s page gives our hours on the phone in its own time', () => {
  const cities = records.of('city')
  expect(cities.map(({ id }) => id).sort()).toEqual(Object.keys(timeZones).sort())
  const wrong = cities.flatMap(({ id, data }) => {
    const note = data.own.hero.note?.replace('{hours}', site.hours.time)
    const local = days.map((day) => hoursIn(timeZones[id]!, day))
    return local.every((hours) => note?.includes(hours)) ? [] : [{ id, note, local }]
  })
  expect(wrong).toEqual([])
})

test('a Spanish article says which of its links lead to a page in English', () => {
  const linksOf = (text: string): string[] =>
    Array.from(text.matchAll(/\]\((https?:[^)\s]+)\)/g), ([, url = '']) => url)
  const english = new Set(records.withBody().flatMap(({ body = '' }) => linksOf(body)))
  const unsaid = translations
    .flatMap((language) => language.withBody())
    .flatMap(({ file, body = '' }) =>
      body
        .split('\n')
        .filter((line) => !line.includes('inglés') && linksOf(line).some((url) => english.has(url)))
        .map((line) => `${file}: ${line}`),
    )
  expect(unsaid).toEqual([])
})
