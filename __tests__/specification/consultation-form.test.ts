/** @jest-environment node */
import { content } from './content'

const form = content.sharedSection('consultation-form', 'consultation-form')
const field = (name: string) => form.fields.find((one) => one.name === name)
const values = (name: string) => field(name)?.options?.map(({ value }) => value)

test('the request has the agreed fields, in the agreed order; name and phone are required', () => {
  expect(form.fields.map(({ name, type, required = false }) => [name, type, required])).toEqual([
    ['name', 'text', true],
    ['phone', 'tel', true],
    ['email', 'email', false],
    ['serviceType', 'select', false],
    ['issue', 'textarea', false],
    ['preferredTime', 'select', false],
  ])
})

test('the choices are sent under the agreed values', () => {
  expect(values('serviceType')).toEqual([
    'device-setup',
    'app-training',
    'troubleshooting',
    'security',
    'general',
    'not-sure',
  ])
  expect(values('preferredTime')).toEqual([
    'morning',
    'afternoon',
    'evening',
    'weekend',
    'flexible',
  ])
})

test.each([
  ['device-setup', 'New device setup'],
  ['app-training', 'App training'],
  ['troubleshooting', 'Troubleshooting existing problems'],
  ['scam-protection', 'Online safety and security'],
  ['security', 'Online safety and security'],
  ['workshops', 'General tech support'],
])('/contact?about=%s chooses "%s"', (about, label) => {
  const chosen = field('serviceType')?.options?.filter(
    (option) => option.value === about || option.about?.includes(about),
  )
  expect(chosen?.map((option) => option.label)).toEqual([label])
})

test.each([
  [
    form.success,
    'Thank you for contacting us!',
    'We’ll call you within 24 hours to schedule your free consultation.',
  ],
  [
    form.failure,
    'Submission Error',
    'There was an issue submitting your form. Please try calling us directly at (904) 555-0134.',
  ],
])('it answers in the words of the specification: %j', (said, title, text) => {
  expect(said).toEqual({ title, text })
})

test('the newsletter answers in the words of the specification', () => {
  const { empty, success, button, busy } = content.sharedSection('newsletter', 'newsletter')
  expect({ empty, success, button, busy }).toEqual({
    empty: { title: 'Email Required', text: 'Please enter your email address' },
    success: {
      title: 'Successfully Subscribed!',
      text: 'You’ll receive our monthly scam alerts and tech tips newsletter.',
    },
    button: 'Subscribe',
    busy: 'Subscribing...',
  })
})
