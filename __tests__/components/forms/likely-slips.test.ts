import { groupDigits } from '../../../src/components/forms/consultation-request'
import { findSlips } from '../../../src/components/forms/likely-slips'
import type { FormField } from '../../../src/content-model/schemas/sections/forms'

const fields: FormField[] = [
  { name: 'phone', type: 'tel', label: 'Phone' },
  { name: 'email', type: 'email', label: 'Email' },
  { name: 'issue', type: 'textarea', label: 'Issue' },
]
const kinds = (request: Record<string, string>): string[] =>
  findSlips(request, fields).map(({ field, kind }) => `${field}: ${kind}`)

test.each(['555', 'call me', '202 555 013', '555-0134', '1 (555) 0134'])(
  'the telephone number %j is asked about',
  (phone) => expect(kinds({ phone })).toEqual(['phone: phone']),
)

test.each([
  '',
  '2025550177',
  '(202) 555-0177',
  '202.555.0177 x9',
  '1-202-555-0177',
  '+1 202 555 0177',
  '+44 20 7946 0958',
  '+49 (0)30 901820',
  '202 555 0177 or 202 555 0178',
  '٢٠٢٥٥٥٠١٧٧',
  'my daughter: 202-555-0177',
])('the telephone number %j is sent as it is', (phone) => expect(kinds({ phone })).toEqual([]))

test.each([
  'ann@aol,com',
  'ann@gmial.con',
  'ann@gmial.com',
  'ann@gmal.com',
  'ann@gmaill.com',
  'ann@gmaila.com',
  'ann@yaho.com',
  'ann@hotmial.com',
  'ann@outlok.com',
  'ann@comcast.met',
  'ann@verizon.ogr',
  'ann@aol.con',
  'ann@AOL.CON',
  'ann@gmail',
  'ann@gmail.',
  'ann@gmail..com',
  'ann@gmail.com.',
  'ann,lee@aol.com',
  'ann@aol.com, bob@aol.com',
])('the email address %j is asked about', (email) => {
  expect(kinds({ email })).toEqual(['email: email'])
})

test.each([
  '',
  'ann@gmail.com',
  'Ann.Lee+help@GMAIL.com',
  'ann@mail.com',
  'ann@ymail.com',
  'ann@gmx.com',
  'ann@yahoo.co.uk',
  'ann@yahoo.com.mx',
  'ann@aol.com',
  'ann@me.com',
  'ann@icloud.com',
  'ann@mail.example.museum',
  'ann@firm.co',
  'ann@firm.cm',
  'ann@mailw.com',
  'ann@gmail.fr',
  'ann@telefonica.net',
  'ann@correo.com',
  "o'neil@example.org",
  'josé@señor.example',
])('the email address %j is sent as it is', (email) => expect(kinds({ email })).toEqual([]))

test.each([
  ['My card is 4111 1111 1111 1111, what now?', 'card', '4111 1111 1111 1111'],
  ['5555555555554444', 'card', '5555555555554444'],
  ['3782-822463-10005', 'card', '3782-822463-10005'],
  ['SSN 123-45-6789.', 'socialSecurity', '123-45-6789'],
  ['123 45 6789', 'socialSecurity', '123 45 6789'],
])('of %j the visitor is warned, in any field', (answer, kind, text) => {
  expect(findSlips({ issue: answer }, fields)).toEqual([{ field: 'issue', kind, text }])
  expect(findSlips({ phone: answer }, fields)).toEqual([{ field: 'phone', kind, text }])
})

test.each([
  'Call 202-555-0177 or 202 555 0178.',
  'Invoice 4111 1111 1111 1112',
  'Order 12345678901234567890123',
  'On 11-26-2026 at 10:30',
  'ZIP 32250-1234',
  'Serial 000-12-3456',
  'Model 2025-11-260017',
])('nothing in %j is secret', (issue) => expect(kinds({ issue })).toEqual([]))

test.each([
  ['2025550177', '(202) 555-0177'],
  ['12025550177', '1 (202) 555-0177'],
  ['+12025550177', '+1 (202) 555-0177'],
  ['202.555.0177 x9', '202.555.0177 x9'],
  ['555', '555'],
  ['ann@example.com', 'ann@example.com'],
])('the number %j is read back as %j', (typed, shown) => expect(groupDigits(typed)).toBe(shown))
