/** @jest-environment node */
import { testBadArticles } from './bad-file'
import { articlePath as path, changed, problemsOf, withFile } from './good-site'

const box = '<Warning title="Stop">'

describe('row 28: signs that MDX reads in its own way', () => {
  testBadArticles({
    'a < sign before a number': 'One.\nIt takes <5 minutes.',
    'an HTML comment': 'Words <!-- later --> here.',
    'an address between < and >': 'See\n<https://ftc.example>.',
    'an e-mail address between < and >': '<help@ftc.example>',
    'a <br> on its own line': 'One.\n\n<br>\n\nTwo.',
    'a component that is never closed': '<Warning title="Stop">\n\nOne',
    'a closing tag that nothing opened': 'Words.\n\n</Warning>',
    'words behind a closing tag': `${box}\n\nOne.\n\n</Warning> Two.`,
    'a fact behind a closing tag': `${box}\n\nOne.\n</Warning>{phone}`,
    'words in front of a closing tag': `${box}\n\nOne.</Warning>`,
    'words behind an opening tag': `${box} One.\n\n</Warning>`,
    'words in front of an opening tag': `One. ${box}\n\nTwo.\n\n</Warning>`,
    'an opening tag with words behind it that is never closed': `${box} One.`,
    'words behind a component on one line': `${box}One.</Warning> Two.`,
    'words above a component on one line': `One.\n${box}Two.</Warning>`,
    'words behind a button':
      '<Buttons>\n\n<ButtonLink to="/contact">Go</ButtonLink> Two.\n\n</Buttons>',
    'a <br> in the second line of a paragraph': 'One\ntwo<br>three',
    'a lone {': 'Press the { key.',
    'a { behind a fact, with lines below it': 'One\n{phone} { b\nthree',
  })
})

test('row 30: a mistake in an article with Windows line ends is found in its line', () => {
  const windows = changed(path, 'Call {phone}', 'It takes <5 minutes').replaceAll('\n', '\r\n')
  expect(problemsOf(withFile(path, windows))).toMatchObject([{ line: 13, column: 11 }])
})
