import {
  hoursExamples,
  openingHours,
  openRows,
  openWeek,
} from '../../../src/content-model/variables/opening-hours'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

test.each([
  ['7 days a week', '8 AM-7 PM', week, '08:00', '19:00'],
  ['Every day', '8am-6pm', week, '08:00', '18:00'],
  ['Monday-Friday', '9:30 AM-12 PM', week.slice(0, 5), '09:30', '12:00'],
  ['Monday to Saturday', '12 AM to 6:15 pm', week.slice(0, 6), '00:00', '18:15'],
  ['Tue-Fri', '8:00 AM to 6 PM', week.slice(1, 5), '08:00', '18:00'],
  ['Mon–Fri', '8am–6pm', week.slice(0, 5), '08:00', '18:00'],
  ['Tuesday to Friday', '8 a.m. to 6 p.m.', week.slice(1, 5), '08:00', '18:00'],
  ['tues. through thurs.', 'from 9 AM until noon', week.slice(1, 4), '09:00', '12:00'],
  ['Sat', '8 AM - 6 PM', ['Saturday'], '08:00', '18:00'],
  ['Saturdays', '10AM—4PM', ['Saturday'], '10:00', '16:00'],
  ['Sunday', '10 AM–4 PM', ['Sunday'], '10:00', '16:00'],
  ['Mon, Wed and Sat', '8 AM-6 PM', ['Monday', 'Wednesday', 'Saturday'], '08:00', '18:00'],
  ['Mon-Wed, Fri', '8 AM-6 PM', ['Monday', 'Tuesday', 'Wednesday', 'Friday'], '08:00', '18:00'],
  ['Fri & Sat', '8 AM-6 PM', ['Friday', 'Saturday'], '08:00', '18:00'],
  ['Sunday-Tuesday', '8 AM-6 PM', ['Monday', 'Tuesday', 'Sunday'], '08:00', '18:00'],
  ['weekdays', '8 AM-7 PM', week.slice(0, 5), '08:00', '19:00'],
])('%s, %s', (days, time, names, opens, closes) => {
  expect(openingHours({ days, time })).toEqual([{ days: names, opens, closes }])
})

test.each([
  ['by appointment', '8 AM-7 PM'],
  ['S-T', '8 AM-7 PM'],
  ['Mon-Wed-Fri', '8 AM-7 PM'],
  ['Mon and holidays', '8 AM-7 PM'],
  ['7 days a week', 'by appointment'],
  ['7 days a week', '8-19'],
  ['7 days a week', '9-5'],
  ['7 days a week', '13 AM-7 PM'],
  ['7 days a week', '8:75 AM-7 PM'],
  ['7 days a week', '8 AM-8 AM'],
  ['7 days a week', '8 AM-noon-7 PM'],
])('%s, %s is left to people: nothing is told', (days, time) => {
  expect(openingHours({ days, time })).toBeUndefined()
})

test.each([
  ['9 AM-noon and 1 PM-5 PM'],
  ['9 AM to 12 PM, 1 PM to 5 PM'],
  ['de 9 a. m. a mediodía y de 1 p. m. a 5 p. m.'],
])('both parts of a day with a break are told: %s', (time) => {
  expect(openingHours({ days: 'Monday', time })).toEqual([
    { days: ['Monday'], opens: '09:00', closes: '12:00' },
    { days: ['Monday'], opens: '13:00', closes: '17:00' },
  ])
})

test.each(['by appointment', 'By appointment only', 'con cita previa', 'previa cita'])(
  'on days %s, nobody is told to come, and the other days stay',
  (time) => {
    const byAppointment = { days: 'Saturday', time }
    expect(openingHours(byAppointment)).toBeUndefined()
    const friday = { days: 'Friday', time: '9 AM-noon' }
    expect(openingHours(friday, byAppointment)).toEqual(openingHours(friday))
    expect(openingHours(friday, { days: 'Saturday', time: 'perhaps' })).toBeUndefined()
  },
)

test('every example of the messages is understood', () => {
  const [days, times] = [hoursExamples.days.split('; '), hoursExamples.time.split('; ')]
  for (const one of days)
    for (const time of times) {
      const isRead = openingHours({ days: one, time }) !== undefined
      expect({ one, time, isRead }).toEqual({ one, time, isRead: time !== 'by appointment' })
    }
})

test('the written hours are laid out from Sunday to Saturday', () => {
  const hours = openingHours({ days: 'Monday to Friday', time: '8:30 AM-12 PM' })
  const open = [['08:30', '12:00', '12:00']]
  expect(openWeek(hours ?? [])).toEqual([[], open, open, open, open, open, []])
})

test('noon and midnight are 12, and no time breaks', () => {
  const words = (opens: string) => openRows([{ days: ['Sunday'], opens, closes: '23:00' }])[0]?.[3]
  expect([words('00:00'), words('12:00'), words('13:05')]).toEqual(
    ['12 AM', '12 PM', '1:05 PM'].map((time) => time.replace(' ', '\u00a0')),
  )
})
