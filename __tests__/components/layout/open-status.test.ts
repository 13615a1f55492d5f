import { openWeek } from '../../../src/content-model/variables/opening-hours'
import type { OpenStatusData } from '../../../src/site/site-config'
import { openStatusAt } from '../../../src/components/ui/open-status'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const site: OpenStatusData = {
  timeZone: 'America/New_York',
  week: openWeek([
    { days: weekdays, opens: '08:00', closes: '19:00' },
    { days: ['Saturday'], opens: '09:30', closes: '12:00' },
  ]),
  holidays: { '2026-12-24': 'Christmas Eve', '2026-12-25': 'Christmas Day' },
  texts: {
    on: 'Here',
    soon: 'Back at {time}',
    later: 'Back on {day} at {time}',
    closed: 'Closed for {holiday}',
  },
}
const textAt = (now: string, other: Partial<OpenStatusData> = {}): string | undefined =>
  openStatusAt(new Date(now), { ...site, ...other }, 'en-US')?.text

// New York is five hours behind in winter, and four in summer.
test.each([
  ['a minute before opening', 'Tue, 24 Nov 2026 07:59:59 -0500', 'Back at 8 AM'],
  ['at opening', 'Tue, 24 Nov 2026 08:00:00 -0500', 'Here'],
  ['a minute before closing', 'Tue, 24 Nov 2026 18:59:59 -0500', 'Here'],
  ['at closing', 'Tue, 24 Nov 2026 19:00:00 -0500', 'Back at 8 AM'],
  ['a minute before midnight', 'Tue, 24 Nov 2026 23:59:59 -0500', 'Back at 8 AM'],
  ['at midnight', 'Wed, 25 Nov 2026 00:00:00 -0500', 'Back at 8 AM'],
  [
    'in the evening before a day with other hours',
    'Fri, 27 Nov 2026 20:00 -0500',
    'Back at 9:30 AM',
  ],
  ['at noon of a short day', 'Sat, 28 Nov 2026 12:00 -0500', 'Back on Monday at 8 AM'],
  ['on a Sunday', 'Sun, 29 Nov 2026 12:00 -0500', 'Back on Monday at 8 AM'],
  ['in the night after it', 'Mon, 30 Nov 2026 00:30 -0500', 'Back at 8 AM'],
])('%s: %s, "%s"', (_, now, said) => {
  expect(textAt(now)).toBe(said)
})

describe('on a holiday', () => {
  test('we are closed, with reason and next opening', () => {
    expect(openStatusAt(new Date('Thu, 24 Dec 2026 10:00 -0500'), site, 'en-US')).toEqual({
      isOpen: false,
      text: 'Back on Saturday at 9:30 AM',
      reason: 'Closed for Christmas Eve',
    })
  })

  test('the evening before does not announce an opening in the morning', () => {
    const status = openStatusAt(new Date('Wed, 23 Dec 2026 20:00 -0500'), site, 'en-US')
    expect(status).toEqual({ isOpen: false, text: 'Back on Saturday at 9:30 AM' })
  })

  test('it starts and ends at midnight in the time zone of the business', () => {
    expect(textAt('Wed, 23 Dec 2026 18:59 -0500')).toBe('Here')
    expect(textAt('Fri, 25 Dec 2026 23:59 -0500')).toBe('Back on Saturday at 9:30 AM')
    expect(textAt('Sat, 26 Dec 2026 00:00 -0500')).toBe('Back at 9:30 AM')
  })
})

test.each([
  ['the day before clocks go forward', 'Sat, 7 Mar 2026 14:30 GMT', 'Here'],
  ['the Monday after', 'Mon, 9 Mar 2026 11:59 GMT', 'Back at 8 AM'],
  ['an hour earlier by the sun', 'Mon, 9 Mar 2026 12:00 GMT', 'Here'],
  ['the Friday before clocks go back', 'Fri, 30 Oct 2026 12:00 GMT', 'Here'],
  ['the Monday after that', 'Mon, 2 Nov 2026 12:00 GMT', 'Back at 8 AM'],
  ['and an hour later', 'Mon, 2 Nov 2026 13:00 GMT', 'Here'],
])('summer time: %s', (_, now, said) => {
  expect(textAt(now)).toBe(said)
})

test('hours past midnight continue in the morning', () => {
  const week = openWeek([{ days: ['Saturday'], opens: '20:00', closes: '02:00' }])
  expect(textAt('Sat, 28 Nov 2026 23:59 -0500', { week })).toBe('Here')
  expect(textAt('Sun, 29 Nov 2026 00:00 -0500', { week })).toBe('Here')
  expect(textAt('Sun, 29 Nov 2026 02:00 -0500', { week })).toBe('Back on Saturday at 8 PM')
})

test('a break at noon counts as closed', () => {
  const week = openWeek([
    { days: weekdays, opens: '13:00', closes: '17:00' },
    { days: weekdays, opens: '08:00', closes: '12:00' },
  ])
  expect(textAt('Tue, 24 Nov 2026 11:59 -0500', { week })).toBe('Here')
  expect(textAt('Tue, 24 Nov 2026 12:30 -0500', { week })).toBe('Back at 1 PM')
  expect(textAt('Tue, 24 Nov 2026 13:00 -0500', { week })).toBe('Here')
})

test.each([
  ['the browser does not know the zone', { timeZone: 'Mars/Olympus' }],
  ['no day is open', { week: openWeek([]) }],
])('where %s, nothing is told, and the hours stay', (_, other) => {
  expect(
    openStatusAt(new Date('Tue, 24 Nov 2026 12:00 -0500'), { ...site, ...other }, 'en-US'),
  ).toBeUndefined()
})
