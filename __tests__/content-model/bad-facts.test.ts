/** @jest-environment node */
import { testBadFiles } from './bad-file'
import { changed, problemsOf, withFile } from './good-site'

const path = 'facts.yaml'
const withFact = (line: string): string => changed(path, 'callback:', `${line}\ncallback:`)

describe('facts.yaml', () => {
  testBadFiles([
    {
      mistake: 'a file without a fact',
      path,
      whole: '# Prices\n',
      at: '1:1',
      field: '',
      says: ['found:   nothing', 'allowed: lines of the form "key: value"'],
    },
    {
      mistake: 'a name with a hyphen and a capital letter',
      path,
      whole: withFact('Call-back: soon'),
      at: '1:1',
      field: 'Call-back',
      says: ['the name "Call-back"', 'a name such as deviceSetupFrom', 'Change the name'],
    },
    {
      mistake: 'a name that site.yaml has, since it would be without effect',
      path,
      whole: withFact('phone: none'),
      at: '1:1',
      field: 'phone',
      says: ['a fact named "phone"', 'names that site.yaml does not bring: name, fullName, phone'],
    },
  ])

  test.each(['to: /5', 'faqs: 12', 'shared: all'])('"%s" is no reference', (line) => {
    expect(problemsOf(withFile(path, withFact(line)))).toEqual([])
  })
})
