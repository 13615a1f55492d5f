/** @jest-environment node */
import { testBadFiles, testGoodSites } from './bad-file'
import { goodText, withFile } from './good-site'

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

testGoodSites({
  'a form with other fields': withFile(path, withFields()),
  'a form without a text area, which needs no words to begin it with': withFile(
    path,
    withFields().replace(/^visitWith: .*\n/m, ''),
  ),
})

const withName = (name: string): string => withFields('name: library_card', `name: ${name}`)

describe('fields of a form that cannot be sent, chosen or answered', () => {
  testBadFiles(path, {
    'two fields with one name': withFields('name: library_card', 'name: branch'),
    'a field named subject': withName('subject'),
    'a field named access_key': withName('access_key'),
    'a field named Redirect': withName('Redirect'),
    'a field named reset': withName('reset'),
    'a field named "_gotcha", which is no plain name': withName('_gotcha'),
    'a field named "__proto__", which is no plain name': withName('__proto__'),
    'a field named "library card", which is no plain name': withName('library card'),
    'a required field without words for a missing answer': withFields(
      '    error: Choose a branch\n',
      '',
    ),
    'an e-mail address without words for a malformed one': withFields(
      '    required: true\n    error: Type your e-mail\n    autocomplete: email',
      '  - name: phone\n    type: tel\n    label: Phone\n    required: true\n    error: Type it',
    ),
    'a select without options': withFields(/ {4}options:[^]*Lakeside\n/, ''),
    'options in a field that shows none': withFields('type: select', 'type: textarea'),
    'two options with one value': withFields('value: lakeside', 'value: main'),
    'no number or address that is required': withFields(
      '    required: true\n    error: Type your e-mail',
      '    error: Type your e-mail',
    ),
    'hours in an option that does not say when it is': withFields(
      'label: Main Street',
      "label: 'Main Street ({times})'",
    ),
    'days in an option that names none': withFields(
      'label: Main Street',
      "label: 'Main Street ({openDays})'",
    ),
    'a time of day in another form': withFields(
      'label: Main Street',
      'label: Main Street\n        between: { from: 9 AM, to: 12:00 }',
    ),
    'a part of the day that ends before it begins': withFields(
      'label: Main Street',
      'label: Main Street\n        between: { from: 17:00, to: 12:00 }',
    ),
    'days that cannot be read': withFields(
      'label: Main Street',
      'label: Main Street\n        days: el fin de semana',
    ),
    'a type that there is not': withFields('type: text\n', 'type: checkbox\n'),
  })
})
