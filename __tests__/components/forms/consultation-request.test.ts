import {
  findErrors,
  readAddress,
  readRequest,
  requestBody,
  requestFields,
  type ConsultationRequest,
} from '../../../src/components/forms/consultation-request'
import { interfaceTexts } from '../../sites/small-site'

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
    expect(Object.keys(requestBody(ann, interfaceTexts.forms))).toEqual([
      ...requestFields,
      'subject',
    ])
    expect(requestFields).toEqual([
      'name',
      'phone',
      'email',
      'serviceType',
      'issue',
      'preferredTime',
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
    const body = requestBody({ ...ann, name }, interfaceTexts.forms)
    expect(body.subject).toBe(`New consultation request from ${shown}`)
    expect(body.name).toBe(name)
  })
})

test('row 18: values are trimmed, and missing fields are empty', () => {
  const form = document.createElement('form')
  form.innerHTML = `<input name="name" value="\u00a0 Ann \u2003"><textarea name="issue">
    Help
  </textarea><input name="other" value="x"><input type="file" name="phone">`
  expect(readRequest(form)).toEqual({ ...empty, name: 'Ann', issue: 'Help' })
})

describe('mistakes', () => {
  const field = (error?: string) => ({ label: 'Label', ...(error ? { error } : {}) })
  const fields = {
    name: field('No name'),
    phone: field('No phone'),
    email: field('No address'),
    serviceType: field('No service'),
    issue: field(),
    preferredTime: field(),
  }

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
    expect(findErrors(empty, { ...fields, name: field() })[0]).toEqual({
      field: 'name',
      text: 'Label',
    })
  })
})

describe('an address', () => {
  const words = {
    visitWith: 'A visit with {person}.',
    people: [
      { id: 'nora', name: 'Nora Fielden' },
      { id: 'sean-o-neil', name: "Seán O'Neil" },
      { id: 'money', name: '$& Co.' },
    ],
    serviceTypes: [
      { value: 'security', label: 'Safety', about: ['scam-protection'] },
      { value: 'general', label: 'General' },
    ],
  }

  test.each([
    ['', '', ''],
    ['?about=general', 'general', ''],
    ['?about=scam-protection', 'security', ''],
    ['?about=other', '', ''],
    ['?with=nora', '', 'A visit with Nora Fielden.'],
    ['?with=sean-o-neil&about=general', 'general', "A visit with Seán O'Neil."],
    ['?with=money', '', 'A visit with $& Co..'],
    ['?with=your-bank', '', ''],
    ['?with=Nora', '', ''],
    ['?with=', '', ''],
    ['?with=%24%26', '', ''],
    ['?with=javascript:alert(1)', '', ''],
    ['?with=nora%0Afielden', '', ''],
  ])('%j asks for service %j and issue %j', (search, serviceType, issue) => {
    expect(readAddress(search, words)).toEqual({ serviceType, issue })
  })
})
