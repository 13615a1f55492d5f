import {
  findErrors,
  readAddress,
  readRequest,
  replyTo,
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

/** Form of a library. */
const libraryFields: FormField[] = [
  {
    name: 'branch',
    type: 'select',
    label: 'Branch *',
    required: true,
    error: 'Choose a branch',
    options: [
      { value: 'main', label: 'Main Street' },
      { value: 'lakeside', label: 'Lakeside' },
    ],
  },
  { name: 'reader', type: 'text', label: 'Your name *', required: true, error: 'Who are you?' },
  { name: 'libraryCard', type: 'text', label: 'Library card' },
  { name: 'mail', type: 'email', label: 'E-mail *', required: true, error: 'No address' },
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
  test('holds the six fields and a subject, and nothing else', () => {
    expect(Object.entries(requestBody(ann, fields, interfaceTexts.forms))).toEqual([
      ['name', 'Ann'],
      ['phone', '555-0100'],
      ['email', ''],
      ['serviceType', ''],
      ['issue', ''],
      ['preferredTime', ''],
      ['subject', 'New consultation request from Ann'],
    ])
  })

  test.each([
    ['Ann\nLee', 'Ann Lee'],
    ['Ann\r\nBcc: all@example.com', 'Ann Bcc: all@example.com'],
    ['Ann\u2028Lee\u2029', 'Ann Lee'],
    ['\u0000Ann\tLee\u007f', 'Ann Lee'],
    ['Ann\u0085Lee', 'Ann Lee'],
    ['José 李 👵🏽', 'José 李 👵🏽'],
    ["O'Neil & <b>", "O'Neil & <b>"],
    ['$& {name} %0a', '$& {name} %0a'],
  ])('row 17: has a subject of one line for the name %j', (name, shown) => {
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
])('row 19: the telephone number "%s" is sent as it was typed', (phone) => {
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
])('row 20: is the email address "%s" accepted? %s', (email, accepted) => {
  const errors = findErrors({ ...ann, email }, fields)
  expect(errors).toEqual(accepted ? [] : [{ field: 'email', text: 'No address' }])
})

test('row 18: values are trimmed, and missing fields are empty', () => {
  const form = document.createElement('form')
  form.innerHTML = `<input name="name" value="\u00a0 Ann \u2003"><textarea name="issue">
    Help

    me
  </textarea><input name="other" value="x"><input type="file" name="phone">`
  expect(readRequest(form, fields)).toEqual({ ...empty, name: 'Ann', issue: 'Help\n\n    me' })
})

describe('mistakes', () => {
  test('are a missing name, a missing number and a malformed e-mail address, in this order', () => {
    expect(findErrors({ ...empty, email: 'x' }, fields)).toEqual([
      { field: 'name', text: 'No name' },
      { field: 'phone', text: 'No phone' },
      { field: 'email', text: 'No address' },
    ])
  })

  test('are absent where only name and number are given', () => {
    expect(findErrors(ann, fields)).toEqual([])
  })

  test('use the label where the content has no error text', () => {
    const [first] = findErrors(empty, [
      { name: 'name', type: 'text', label: 'Name', required: true },
    ])
    expect(first).toEqual({ field: 'name', text: 'Name' })
  })
})

describe('another form', () => {
  const request = { branch: 'lakeside', reader: 'Bo', libraryCard: '', mail: 'bo@example.com' }

  test('sends its own names, and the name that was asked for in the subject', () => {
    expect(requestBody(request, libraryFields, interfaceTexts.forms)).toEqual({
      ...request,
      subject: 'New consultation request from Bo',
    })
  })

  test('without a name has the address in the subject', () => {
    const [, , , mail] = libraryFields
    expect(requestBody({ mail: 'bo@example.com' }, [mail!], interfaceTexts.forms).subject).toBe(
      'New consultation request from bo@example.com',
    )
  })

  test('is answered at its required address', () => {
    expect(replyTo(request, libraryFields)).toBe('bo@example.com')
    expect(replyTo(ann, fields)).toBe('555-0100')
  })

  test('lists its own mistakes, in the order of its fields', () => {
    expect(findErrors({ ...request, branch: '', reader: '', mail: 'bo' }, libraryFields)).toEqual([
      { field: 'branch', text: 'Choose a branch' },
      { field: 'reader', text: 'Who are you?' },
      { field: 'mail', text: 'No address' },
    ])
  })

  test('chooses an option of its first list, and has no text to begin', () => {
    const copy = { fields: libraryFields, people: [{ id: 'nora', name: 'Nora' }] }
    expect(readAddress('?about=lakeside&with=nora', copy)).toEqual({ branch: 'lakeside' })
  })
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
    ['?with=nora%0Afielden', '', ''],
  ])('%j asks for service %j and issue %j', (search, serviceType, issue) => {
    expect(readAddress(search, words)).toEqual({
      ...(serviceType ? { serviceType } : {}),
      ...(issue ? { issue } : {}),
    })
  })
})
