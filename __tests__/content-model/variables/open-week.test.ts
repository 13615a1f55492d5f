/** @jest-environment node */
import { openWeek, openingHours } from '../../../src/content-model/variables/opening-hours'

test('the written hours are laid out from Sunday to Saturday', () => {
  const hours = openingHours({ days: 'Monday to Friday', time: '8:30 AM-12 PM' })
  const open = [['08:30', '12:00', '8:30 AM']]
  expect(openWeek([hours ?? []].flat())).toEqual([[], open, open, open, open, open, []])
})

test('noon and midnight are 12', () => {
  const words = (opens: string) =>
    openWeek([{ days: ['Sunday'], opens, closes: '23:00' }])[0]?.[0]?.[2]
  expect([words('00:00'), words('12:00'), words('13:05')]).toEqual(['12 AM', '12 PM', '1:05 PM'])
})
