import type { OpenHours } from '../../src/content-model/variables/contact-links'
import { openRows } from '../../src/content-model/variables/opening-hours'
import { markOpenNow } from '../../src/hydration/open-now'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const ours: OpenHours = {
  zone: 'America/New_York',
  rows: openRows([
    { days: weekdays, opens: '08:00', closes: '19:00' },
    { days: ['Saturday'], opens: '09:30', closes: '12:00' },
  ]),
  closed: { '2026-12-24': 'Closed for Christmas Eve.', '2026-12-25': 'Closed for Christmas Day.' },
  on: 'Here until {time}',
  soon: 'Back at {time}',
  later: 'Back on {day} at {time}',
}
const seasons: OpenHours['seasons'] = [
  ['2027-01-04', '2027-02-14', []],
  ['2027-07-01', '2027-08-31', openRows([{ days: ['Monday'], opens: '09:00', closes: '12:00' }])],
]
const root = document.documentElement
const shown = (property: string): string =>
  (JSON.parse(root.style.getPropertyValue(property)) as string).replace(/\u00a0/g, ' ')

let end: (() => void) | undefined
/** Shows a page at a time. */
function open(now: string, hours: Partial<OpenHours> = {}): void {
  jest.useFakeTimers({ now: new Date(now) })
  document.body.innerHTML = `<aside data-calls="tel:1" data-while-closed="/awake"></aside>
    <a href="tel:1">Call</a> <a href="tel:2">Another line</a>`
  document
    .querySelector('aside')!
    .setAttribute('data-our-hours', JSON.stringify({ ...ours, ...hours }))
  end = markOpenNow()
}
const textAt = (now: string, hours: Partial<OpenHours> = {}): string => {
  open(now, hours)
  return shown('--status')
}
const link = (): string | null => document.querySelector('a')!.getAttribute('href')

afterEach(() => {
  end?.()
  jest.useRealTimers()
})

// New York is five hours behind in winter, and four in summer.
test.each([
  ['a minute before opening', 'Tue, 24 Nov 2026 07:59:59 -0500', 'Back at 8 AM'],
  ['at opening', 'Tue, 24 Nov 2026 08:00:00 -0500', 'Here until 7 PM'],
  ['a minute before closing', 'Tue, 24 Nov 2026 18:59:59 -0500', 'Here until 7 PM'],
  ['at closing', 'Tue, 24 Nov 2026 19:00:00 -0500', 'Back on Wednesday at 8 AM'],
  ['at midnight', 'Wed, 25 Nov 2026 00:00:00 -0500', 'Back at 8 AM'],
  ['before a day with other hours', 'Fri, 27 Nov 2026 20:00 -0500', 'Back on Saturday at 9:30 AM'],
  ['at noon of a short day', 'Sat, 28 Nov 2026 12:00 -0500', 'Back on Monday at 8 AM'],
  ['on a Sunday', 'Sun, 29 Nov 2026 12:00 -0500', 'Back on Monday at 8 AM'],
  ['on a holiday', 'Thu, 24 Dec 2026 10:00 -0500', 'Back on Saturday at 9:30 AM'],
  ['in the evening before it', 'Wed, 23 Dec 2026 20:00 -0500', 'Back on Saturday at 9:30 AM'],
  ['in the night after it', 'Sat, 26 Dec 2026 00:00 -0500', 'Back at 9:30 AM'],
  ['the day before clocks go forward', 'Sat, 7 Mar 2026 14:30 GMT', 'Here until 12 PM'],
  ['the Monday after', 'Mon, 9 Mar 2026 11:59 GMT', 'Back at 8 AM'],
  ['an hour earlier by the sun', 'Mon, 9 Mar 2026 12:00 GMT', 'Here until 7 PM'],
  ['the Monday after clocks go back', 'Mon, 2 Nov 2026 12:00 GMT', 'Back at 8 AM'],
])('%s: %s, "%s"', (_, now, said) => expect(textAt(now)).toBe(said))

test.each([
  ['before weeks without hours', 'Sun, 3 Jan 2027 12:00 -0500', 'Back on February 15 at 8 AM'],
  ['within them', 'Wed, 10 Feb 2027 12:00 -0500', 'Back on Monday at 8 AM'],
  ['after them', 'Mon, 15 Feb 2027 12:00 -0500', 'Here until 7 PM'],
  ['in a season with other hours', 'Mon, 5 Jul 2027 11:00 -0400', 'Here until 12 PM'],
  ['after its hours', 'Mon, 5 Jul 2027 12:00 -0400', 'Back on July 12 at 9 AM'],
])('%s: %s, "%s"', (_, now, said) => expect(textAt(now, { seasons })).toBe(said))

test('hours past midnight continue in the morning, and name the end', () => {
  const rows = openRows([{ days: ['Saturday'], opens: '20:00', closes: '02:00' }])
  expect(textAt('Sat, 28 Nov 2026 23:59 -0500', { rows })).toBe('Here until 2 AM')
  expect(textAt('Sun, 29 Nov 2026 00:00 -0500', { rows })).toBe('Here until 2 AM')
  expect(textAt('Sun, 29 Nov 2026 02:00 -0500', { rows })).toBe('Back on Saturday at 8 PM')
})

test('a break at noon counts as closed', () => {
  const rows = openRows([
    { days: weekdays, opens: '13:00', closes: '17:00' },
    { days: weekdays, opens: '08:00', closes: '12:00' },
  ])
  expect(textAt('Tue, 24 Nov 2026 11:59 -0500', { rows })).toBe('Here until 12 PM')
  expect(textAt('Tue, 24 Nov 2026 12:30 -0500', { rows })).toBe('Back at 1 PM')
})

describe('with words for tomorrow', () => {
  const words = { tomorrow: 'Back at {time} tomorrow', elsewhere: '{time}, our time' }

  test('visitors whose clock is ours are told of tomorrow', () => {
    // An empty zone is that of the visitor.
    expect(textAt('2026-11-24T23:00', { ...words, zone: '' })).toBe('Back at 8 AM tomorrow')
    expect(textAt('2026-11-24T07:00', { ...words, zone: '' })).toBe('Back at 8 AM')
  })

  test('others are not, because their tomorrow may be another day; the time is marked as ours', () => {
    const nepal = { ...words, zone: 'Asia/Kathmandu' }
    expect(textAt('Tue, 24 Nov 2026 23:00 +0545', nepal)).toBe('Back at 8 AM, our time')
    expect(textAt('Tue, 24 Nov 2026 12:00 +0545', nepal)).toBe('Here until 7 PM, our time')
  })
})

test('while we are closed, links to our number lead to who answers, and others stay', () => {
  open('Tue, 24 Nov 2026 18:59:30 -0500')
  expect([root.getAttribute('data-open'), link()]).toEqual(['yes', 'tel:1'])
  jest.advanceTimersByTime(60_000)
  expect([root.getAttribute('data-open'), link()]).toEqual(['no', '/awake'])
  expect(document.querySelector('a:last-child')).toHaveAttribute('href', 'tel:2')
  jest.advanceTimersByTime(14 * 3_600_000)
  expect([root.getAttribute('data-open'), link()]).toEqual(['yes', 'tel:1'])
})

test('on a holiday the reason is told apart, for where there is room', () => {
  open('Thu, 24 Dec 2026 10:00 -0500')
  expect(shown('--holiday')).toBe('Closed for Christmas Eve. ')
})

test.each([
  ['the browser does not know the zone', { zone: 'Mars/Olympus' }],
  ['no day is open', { rows: [] }],
])('where %s, nothing is told, and the hours stay', (_, hours) => {
  open('Tue, 24 Nov 2026 23:00 -0500', hours)
  expect([root.getAttribute('data-open'), link()]).toEqual(['', 'tel:1'])
})
