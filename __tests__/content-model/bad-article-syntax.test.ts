/** @jest-environment node */
import { testBadFiles, type BadFile } from './bad-file'
import { articlePath as path, articleWith, changed, problemsOf, withFile } from './good-site'

/** An article whose text begins in line 13. */
const text = (
  mistake: string,
  body: string,
  at: string,
  field: string,
  says: readonly string[],
): BadFile => ({ mistake, path, whole: articleWith(body), at, field, says })

const box = '<Warning title="Stop">'

describe('row 28: signs that MDX reads in its own way', () => {
  testBadFiles([
    text('a < sign before a number', 'One.\nIt takes <5 minutes.\n', '14:11', 'text', [
      'a < sign in a sentence',
      'Write "less than" in words.',
    ]),
    text('an HTML comment', 'Words <!-- later --> here.\n', '13:8', 'text', [
      'an HTML comment <!-- -->',
      'Remove the comment.',
    ]),
    text('an address between < and >', 'See\n<https://ftc.example>.\n', '14:8', 'text', [
      'an address between < and >',
      'Write [words that say where it leads](https://…).',
    ]),
    text('an e-mail address between < and >', '<help@ftc.example>\n', '13:6', 'text', [
      'an address between < and >',
    ]),
    text('a <br> on its own line', 'One.\n\n<br>\n\nTwo.\n', '15:1', 'text', [
      'an HTML tag',
      'Leave an empty line to start a new paragraph.',
    ]),
    text('a component that is never closed', '<Warning title="Stop">\n\nOne\n', '13:1', 'text', [
      'a tag without its partner',
    ]),
    text('a closing tag that nothing opened', 'Words.\n\n</Warning>\n', '15:2', 'text', [
      'a tag without its partner',
    ]),
    text('words behind a closing tag', `${box}\n\nOne.\n\n</Warning> Two.\n`, '17:1', 'text', [
      'words beside </Warning>',
      'Put </Warning> on a line of its own, with an empty line above and below it.',
    ]),
    text('a fact behind a closing tag', `${box}\n\nOne.\n</Warning>{phone}\n`, '16:1', 'text', [
      'words beside </Warning>',
    ]),
    text('words in front of a closing tag', `${box}\n\nOne.</Warning>\n`, '15:5', 'text', [
      'words beside </Warning>',
    ]),
    text('words behind an opening tag', `${box} One.\n\n</Warning>\n`, '13:1', 'text', [
      'Put <Warning> on a line of its own',
    ]),
    text(
      'words in front of an opening tag',
      `One. ${box}\n\nTwo.\n\n</Warning>\n`,
      '13:6',
      'text',
      ['Put <Warning> on a line of its own'],
    ),
    text(
      'an opening tag with words behind it that is never closed',
      `${box} One.\n`,
      '13:1',
      'text',
      ['a tag without its partner'],
    ),
    text('words behind a component on one line', `${box}One.</Warning> Two.\n`, '13:1', 'Warning', [
      'words beside <Warning>…</Warning>',
    ]),
    text('words above a component on one line', `One.\n${box}Two.</Warning>\n`, '14:1', 'Warning', [
      'Put <Warning>…</Warning> on a line of its own, with an empty line above and below it.',
    ]),
    text(
      'words behind a button',
      '<Buttons>\n\n<ButtonLink to="/contact">Go</ButtonLink> Two.\n\n</Buttons>\n',
      '15:1',
      'ButtonLink',
      ['words beside <ButtonLink>…</ButtonLink>'],
    ),
    text('a <br> in the second line of a paragraph', 'One\ntwo<br>three\n', '14:4', 'text', [
      'an HTML tag',
    ]),
    text('a lone {', 'Press the { key.\n', '13:11', 'text', [
      'a single { or }',
      'Remove the brace',
    ]),
    text('a { behind a fact, with lines below it', 'One\n{phone} { b\nthree\n', '14:9', 'text', [
      'a single { or }',
    ]),
  ])
})

test('row 30: a mistake in an article with Windows line ends is found in its line', () => {
  const windows = changed(path, 'Call {phone}', 'It takes <5 minutes').replaceAll('\n', '\r\n')
  expect(problemsOf(withFile(path, windows))).toMatchObject([{ line: 13, column: 11 }])
})
