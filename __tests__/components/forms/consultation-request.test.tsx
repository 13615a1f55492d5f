import {
  findErrors,
  readAddress,
  readRequest,
  requestBody,
  type ConsultationRequest,
} from '../../../src/components/forms/consultation-request'
import type { FormField } from '../../../src/content-model/schemas/sections/forms'
import { interfaceTexts } from '../../sites/small-site'

const fields: FormField[] = [
  { name: 'name', type: 'text', label: 'Label', required: true, error: 'No name' },
  { name: 'phone', type: 'tel', label: 'Label', required: true, error: 'No phone' },
  { name: 'email', type: 'email', label: 'Label', error: 'No address' },
  {
    name: 'serviceType',
    type: 'select',
    label: 'Label',
    options: [
      { value: 'security', label: 'Safety', about: ['scam-protection'] },
      { value: 'general', label: 'General' },
    ],
  },
  { name: 'issue', type: 'textarea', label: 'Label' },
  {
    name: 'preferredTime',
    type: 'select',
    label: 'Label',
    options: [
      { value: 'morning', label: 'Morning' },
      { value: 'evening', label: 'Evening' },
    ],
  },
]

const empty: ConsultationRequest = {
  name: '',
  phone: '',
  email: '',
  serviceType: '',
  issue: '',
  preferredTime: '',
}
const ann: ConsultationRequest = { ...empty, name: 'Ann', phone: '555-0100' }

describe('the body of a request', () => {
  test.each([
    ['Ann\nLee', 'Ann Lee'],
    ['Ann\r\nBcc: all@example.com', 'Ann Bcc: all@example.com'],
    ['Ann\u2028Lee\u2029', 'Ann Lee'],
    ['\u0000Ann\tLee\u007f', 'Ann Lee'],
    ['Ann\u0085Lee', 'Ann Lee'],
    ['José 李 👵🏽', 'José 李 👵🏽'],
    ["O'Neil & <b>", "O'Neil & <b>"],
    ['$& {name} %0a', '$& {name} %0a'],
  ])('has a subject of one line for the name %j', (name, shown) => {
    const body = requestBody({ ...ann, name }, fields, interfaceTexts.forms)
    expect(body.subject).toBe(`New consultation request from ${shown}`)
    expect(body.name).toBe(name)
  })
})

test.each([
  '(202) 555-0142 x9',
  '+44 20 7946 0000',
  '202.555.0142',
  '202/555 01 42',
  'Home 202 555 0142, mobile 202 555 0187',
  '٢٠٢٥٥٥٠١٤٢',
])('the telephone number "%s" is sent as it was typed', (phone) => {
  expect(findErrors({ ...ann, phone }, fields)).toEqual([])
  expect(requestBody({ ...ann, phone }, fields, interfaceTexts.forms).phone).toBe(phone)
})

test.each([
  ['ann@example.com', true],
  ['a.b+c@sub.example.co.uk', true],
  ['josé@example.com', true],
  ['ann@localhost', true],
  ['ann', false],
  ['ann@', false],
  ['@example.com', false],
  ['ann @example.com', false],
  ['ann@example.com, bo@example.com', false],
])('is the email address "%s" accepted? %s', (email, accepted) => {
  const errors = findErrors({ ...ann, email }, fields)
  expect(errors).toEqual(accepted ? [] : [{ field: 'email', text: 'No address' }])
})

test('values are trimmed, and missing fields are empty', () => {
  const form = document.createElement('form')
  form.innerHTML = `<input name="name" value="\u00a0 Ann \u2003"><textarea name="issue">
    Help

    me
  </textarea><input name="other" value="x"><input type="file" name="phone">`
  expect(readRequest(form, fields)).toEqual({ ...empty, name: 'Ann', issue: 'Help\n\n    me' })
})

describe('an address', () => {
  const words = {
    visitWith: 'A visit with {person}.',
    visitFor: { mother: 'I’m asking for my mother.' },
    people: [
      { id: 'nora', name: 'Nora Fielden' },
      { id: 'sean-o-neil', name: "Seán O'Neil" },
      { id: 'money', name: '$& Co.' },
    ],
    fields,
  }

  test.each([
    ['', '', ''],
    ['?about=general', 'general', ''],
    ['?about=scam-protection', 'security', ''],
    ['?about=other', '', ''],
    ['?about=morning', '', ''],
    ['?with=nora', '', 'A visit with Nora Fielden.'],
    ['?with=sean-o-neil&about=general', 'general', "A visit with Seán O'Neil."],
    ['?with=money', '', 'A visit with $& Co..'],
    ['?for=mother', '', 'I’m asking for my mother.'],
    ['?for=mother&with=nora', '', 'I’m asking for my mother. A visit with Nora Fielden.'],
    ['?for=your-bank', '', ''],
    ['?for=constructor', '', ''],
    ['?with=your-bank', '', ''],
    ['?with=Nora', '', ''],
    ['?with=', '', ''],
    ['?with=%24%26', '', ''],
    ['?with=javascript:alert(1)', '', ''],
    ['?with=%3Cscript%3Ealert(1)%3C/script%3E', '', ''],
    ['?with=nora%0Afielden', '', ''],
  ])('%j asks for service %j and issue %j', (search, serviceType, issue) => {
    expect(readAddress(search, words)).toEqual({
      ...(serviceType ? { serviceType } : {}),
      ...(issue ? { issue } : {}),
    })
  })
})
