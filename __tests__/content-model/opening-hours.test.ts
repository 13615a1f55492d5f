/** @jest-environment node */
import { openingHours } from '../../src/content-model/facts/opening-hours'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

test.each([
  ['7 days a week', '8 AM-7 PM', week, '08:00', '19:00'],
  ['Monday-Friday', '9:30 AM-12 PM', week.slice(0, 5), '09:30', '12:00'],
  ['Monday to Saturday', '12 AM to 6:15 pm', week.slice(0, 6), '00:00', '18:15'],
  ['Sunday', '10 AM–4 PM', ['Sunday'], '10:00', '16:00'],
])('%s, %s', (days, time, names, opens, closes) => {
  expect(openingHours({ days, time })).toEqual({ days: names, opens, closes })
})

test.each([
  ['weekdays', '8 AM-7 PM'],
  ['7 days a week', 'by appointment'],
  ['7 days a week', '8-19'],
  ['Friday-Monday', '8 AM-7 PM'],
])('%s, %s is left to people: nothing is told', (days, time) => {
  expect(openingHours({ days, time })).toBeUndefined()
})
