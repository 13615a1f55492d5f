/** @jest-environment node */
import type { FormField } from '../../src/content-model/schemas/sections/forms'
import { openingHours } from '../../src/content-model/variables/opening-hours'
import { shownFields } from '../../src/site/sections'
import { interfaceTexts } from '../sites/small-site'

const spanish = {
  locale: 'es-US',
  forms: { ...interfaceTexts.forms, times: '{from} a {until}', noon: 'mediodía' },
} as unknown as typeof interfaceTexts

const option = (value: string, label: string, more: object = {}) => ({ value, label, ...more })

const time: FormField = {
  name: 'time',
  type: 'select',
  label: 'When?',
  options: [
    option('morning', 'Morning ({times})', { between: { from: '06:00', to: '12:00' } }),
    option('evening', 'Evening ({times})', { between: { from: '17:00', to: '22:00' } }),
    option('weekend', 'Weekend ({openDays})', { days: 'weekend' }),
    option('flexible', 'Call {phone}'),
  ],
}
const issue: FormField = { name: 'issue', type: 'textarea', label: 'Your story' }

/** The labels that visitors choose from at some hours. */
function labelsAt(days: string, hours: string, texts = interfaceTexts): string[] | undefined {
  const shown = shownFields([time, issue], { hours: openingHours({ days, time: hours }), texts })
  expect(shown.at(-1)).toEqual(issue)
  return shown.find(({ name }) => name === 'time')?.options?.map(({ label }) => label)
}

test('options say the hours and days at which somebody answers', () => {
  expect(labelsAt('7 days a week', '8 AM-7 PM')).toEqual([
    'Morning (8 AM-12 PM)',
    'Evening (5 PM-7 PM)',
    'Weekend (Saturday or Sunday)',
    'Call {phone}',
  ])
  expect(labelsAt('Mon-Sat', '9:30 AM-5:30 PM')).toEqual([
    'Morning (9:30 AM-12 PM)',
    'Evening (5 PM-5:30 PM)',
    'Weekend (Saturday)',
    'Call {phone}',
  ])
})

test('they say them in the language of the page', () => {
  expect(labelsAt('7 days a week', '8 AM-7 PM', spanish)).toEqual([
    'Morning (8 a. m. a mediodía)',
    'Evening (5 p. m. a 7 p. m.)',
    'Weekend (sábado o domingo)',
    'Call {phone}',
  ])
})

test('options outside the hours or days are left out', () => {
  expect(labelsAt('Mon-Fri', '8 AM-5 PM')).toEqual(['Morning (8 AM-12 PM)', 'Call {phone}'])
  expect(labelsAt('Sat-Sun', 'noon to 5 PM')).toEqual(['Weekend (Saturday or Sunday)', 'Call {phone}'])
})

test('hours past midnight belong to the next morning too', () => {
  expect(labelsAt('Fri', '8 PM-8 AM')).toEqual([
    'Evening (8 PM-10 PM)',
    'Weekend (Saturday)',
    'Call {phone}',
  ])
})

test('a select without a choice is left out, also where nobody can read the hours', () => {
  expect(labelsAt('Mon-Fri', '1 PM-4 PM')).toBeUndefined()
  expect(labelsAt('by appointment', '8 AM-7 PM')).toBeUndefined()
})
