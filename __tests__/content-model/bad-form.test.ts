/** @jest-environment node */
import { testBadFiles, type BadFile } from './bad-file'
import { goodText, problemsOf, withFile } from './good-site'

const path = 'shared/consultation-form.yaml'

/** A form of a library: other fields than those of the good site. */
const libraryFields = `fields:
  - name: branch
    type: select
    label: Which branch? *
    required: true
    error: Choose a branch
    options:
      - value: main
        label: Main Street
      - value: lakeside
        label: Lakeside
  - name: library_card
    type: text
    label: Library card
    hint: The number on its back.
  - name: mail
    type: email
    label: Your e-mail *
    required: true
    error: Type your e-mail
    autocomplete: email
chooseOne:`

/** The form of the good site with other fields. */
function withFields(from: string | RegExp = '', to = ''): string {
  const fields = libraryFields.replace(from, to)
  if (from !== '' && fields === libraryFields) throw new Error(`no field has ${String(from)}`)
  return goodText(path).replace(/^fields:[^]*^chooseOne:/m, fields)
}

test('a form may have other fields', () => {
  expect(problemsOf(withFile(path, withFields()))).toEqual([])
})

test('a form without a text area needs no words to begin it with', () => {
  const whole = withFields().replace(/^visitWith: .*\n/m, '')
  expect(problemsOf(withFile(path, whole))).toEqual([])
})

const bad = (
  mistake: string,
  [from, to]: readonly [from: string | RegExp, to: string],
  at: string,
  field: string,
  ...says: string[]
): BadFile => ({ mistake, path, whole: withFields(from, to), at, field, says })

describe('fields of a form that cannot be sent, chosen or answered', () => {
  testBadFiles([
    bad(
      'two fields with one name',
      ['name: library_card', 'name: branch'],
      '17:11',
      'fields[2].name',
      '"branch", which is also the name of field 1',
      'Name it after what it asks for',
    ),
    ...['subject', 'access_key', 'form-name', 'Redirect', 'reset'].map((name) =>
      bad(
        `a field named ${name}`,
        ['name: library_card', `name: ${name}`],
        '17:11',
        'fields[2].name',
        `"${name}", which means something else to form services or browsers`,
      ),
    ),
    ...['_subject', '_gotcha', '__proto__', 'library card', '2nd'].map((name) =>
      bad(
        `a field named "${name}", which is no plain name`,
        ['name: library_card', `name: ${name}`],
        '17:11',
        'fields[2].name',
        'a letter, then letters, digits, hyphens and underscores',
      ),
    ),
    bad(
      'a required field without words for a missing answer',
      ['    error: Choose a branch\n', ''],
      '7:5',
      'fields[1]',
      'no "error" in the field "branch", which is required',
      'Add a line such as',
    ),
    bad(
      'an e-mail address without words for a malformed one',
      [
        '    required: true\n    error: Type your e-mail\n    autocomplete: email',
        '  - name: phone\n    type: tel\n    label: Phone\n    required: true\n    error: Type it',
      ],
      '21:5',
      'fields[3]',
      'no "error" in the field "mail", which may be malformed',
    ),
    bad(
      'a select without options',
      [/ {4}options:[^]*Lakeside\n/, ''],
      '7:5',
      'fields[1]',
      'no "options" in the select "branch"',
    ),
    bad(
      'options in a field that shows none',
      ['type: select', 'type: textarea'],
      '13:7',
      'fields[1].options',
      'of type textarea, which would never be shown',
    ),
    bad(
      'two options with one value',
      ['value: lakeside', 'value: main'],
      '15:16',
      'fields[1].options[2].value',
      '"main", which another option of "branch" sends too',
    ),
    bad(
      'no number or address that is required',
      ['    required: true\n    error: Type your e-mail', '    error: Type your e-mail'],
      '7:3',
      'fields',
      'no required field of type tel or email',
      'the request can be answered',
    ),
    bad(
      'hours in an option that does not say when it is',
      ['label: Main Street', "label: 'Main Street ({times})'"],
      '14:16',
      'fields[1].options[1].label',
      '{times}, and the option has no "between"',
      'Add a line "between:"',
    ),
    bad(
      'days in an option that names none',
      ['label: Main Street', "label: 'Main Street ({openDays})'"],
      '14:16',
      'fields[1].options[1].label',
      '{openDays}, and the option has no "days"',
    ),
    bad(
      'a time of day in another form',
      ['label: Main Street', 'label: Main Street\n        between: { from: 9 AM, to: 12:00 }'],
      '15:26',
      'fields[1].options[1].between.from',
      '"9 AM"',
      'the 24-hour clock, such as 08:00',
    ),
    bad(
      'a part of the day that ends before it begins',
      ['label: Main Street', 'label: Main Street\n        between: { from: 17:00, to: 12:00 }'],
      '15:37',
      'fields[1].options[1].between.to',
      'a time later than "from"',
    ),
    bad(
      'days that cannot be read',
      ['label: Main Street', 'label: Main Street\n        days: el fin de semana'],
      '15:15',
      'fields[1].options[1].days',
      '"el fin de semana"',
      'days such as: 7 days a week',
    ),
    bad(
      'a type that there is not',
      ['type: text\n', 'type: checkbox\n'],
      '18:11',
      'fields[2].type',
      'checkbox',
    ),
  ])
})
