/** @jest-environment node */
import { testBadFiles } from './bad-file'
import { changed, problemsOf, withFile } from './good-site'

const path = 'facts.yaml'
const withFact = (line: string): string => changed(path, 'callback:', `${line}\ncallback:`)

describe('facts.yaml', () => {
  testBadFiles(path, {
    'a file without a fact': '# Prices\n',
    'a name with a hyphen and a capital letter': withFact('Call-back: soon'),
    'a name that site.yaml has, since it would be without effect': withFact('phone: none'),
  })

  test.each(['to: /5', 'faqs: 12', 'shared: all'])('"%s" is no reference', (line) => {
    expect(problemsOf(withFile(path, withFact(line)))).toEqual([])
  })
})
