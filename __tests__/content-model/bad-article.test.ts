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

describe('front matter', () => {
  testBadFiles([
    {
      mistake: 'an article without front matter',
      path,
      whole: 'Call {phone} if you are not sure.\n',
      at: '1:1',
      field: '',
      says: ['no front matter', 'Start the file with ---.'],
    },
    {
      mistake: 'front matter that is never closed',
      path,
      change: ['icon: phone-off\n---\n', 'icon: phone-off\n'],
      at: '1:1',
      field: '',
      says: ['no front matter', 'then a line ---'],
    },
    {
      mistake: 'front matter that does not begin in the first line',
      path,
      change: ['---\ntitle:', '\n---\ntitle:'],
      at: '1:1',
      field: '',
      says: ['a first line ---'],
    },
    {
      mistake: 'front matter without any field',
      path,
      whole: '---\n---\n\nWords.\n',
      at: '2:1',
      field: '',
      says: ['found:   nothing', 'lines of the form "key: value"'],
    },
  ])
})

describe('program code', () => {
  testBadFiles([
    text('an import', 'import x from "./x"\n', '13:1', 'mdxjsEsm', [
      'an import or export line',
      'Remove the line.',
    ]),
    text('an export', 'export const x = 1\n', '13:1', 'mdxjsEsm', ['an import or export line']),
    text('an expression', 'It takes {1 + 1} days.\n', '13:10', 'braces', [
      '{1 + 1}',
      'An article holds words, not program code.',
    ]),
    text('an expression on its own', 'Words.\n\n{alert(1)}\n', '15:1', 'braces', ['{alert(1)}']),
    text('a comment of MDX', '{/* later */}\n', '13:1', 'braces', ['Remove the braces.']),
    text('a fact whose name is mistyped', 'Call {fone}.\n', '13:6', 'braces', [
      '{fone}',
      'Did you mean "phone"?',
    ]),
    text('a fact named like a part of JavaScript', 'Ask {constructor}.\n', '13:5', 'braces', [
      '{constructor}',
      'Choose one of the allowed values.',
    ]),
    text('a link that runs a program', '[Go](javascript:alert(1))\n', '13:1', 'link', [
      'a link to "javascript:alert(1)"',
      'https://',
    ]),
    text('the same in other capitals', '[Go](JavaScript:alert(1))\n', '13:1', 'link', [
      'a link to "JavaScript:alert(1)"',
    ]),
    text('a link that holds a page', '[Go](data:text/html,hello)\n', '13:1', 'link', [
      'a link to "data:text/html,hello"',
    ]),
  ])
})

describe('Markdown that an article may not use', () => {
  testBadFiles([
    text('a # heading', '# Scams\n', '13:1', 'heading', ['the title stands in the', 'Write ##']),
    text('a heading that skips a level', '## A\n\n#### B\n', '15:1', 'heading', [
      '#### below ##',
      'Write ### instead.',
    ]),
    text('a part of a part that stands alone', '### B\n', '13:1', 'heading', [
      '### below #',
      'Write ## instead.',
    ]),
    text('a picture', 'See ![a phone](https://x.example/a.png)\n', '13:5', 'image', ['a picture']),
    text('a block of code', 'Words.\n\n```\nrm\n```\n', '15:1', 'code', ['Remove the ``` lines.']),
    text('words in code marks', 'Tap `Settings`.\n', '13:5', 'inlineCode', ['Use **bold**']),
    text('a table', '| a | b |\n| - | - |\n| 1 | 2 |\n', '13:1', 'text', [
      'a table drawn with |',
      'Write a list',
    ]),
    text('a dividing line', 'Words.\n\n---\n', '15:1', 'thematicBreak', ['Use a ## heading.']),
    text('a forced line break', 'One  \ntwo\n', '13:4', 'break', ['Start a new paragraph.']),
    text('a link without encryption', '[FTC](http://ftc.example)\n', '13:1', 'link', [
      'a link to "http://ftc.example"',
    ]),
    text('a telephone link by hand', '[us](tel:+19045550134)\n', '13:1', 'link', [
      'Write {phone} or {email}; they become links by themselves.',
    ]),
    text('our telephone number', 'Call **(904) 555-0134**.\n', '13:8', 'text', ['Write {phone}']),
    text('our name', 'Ask Porchlight.\n', '13:1', 'text', ['"Porchlight" written out']),
  ])
})

describe('signs that MDX reads in its own way', () => {
  testBadFiles([
    text('a < sign before a number', 'One.\nIt takes <5 minutes.\n', '14:11', 'text', [
      'a < sign in running words',
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
      'a tag that is not opened and closed in pairs',
    ]),
    text('a closing tag that nothing opened', 'Words.\n\n</Warning>\n', '15:2', 'text', [
      'a tag that is not opened and closed in pairs',
    ]),
  ])

  test.each([
    ['a lone {', 'Press the { key.\n', 'a { or } in running words', 'Remove the brace'],
    ['a <br>', 'One<br>two\n', 'an HTML tag', 'Leave an empty line to start a new paragraph.'],
  ])('%s in a paragraph of one line', (_name, body, found, mend) => {
    const [problem, ...others] = problemsOf(withFile(path, articleWith(body)))
    expect(others).toEqual([])
    expect(problem).toMatchObject({ file: path, line: 13, found })
    expect(problem?.mend).toContain(mend)
  })
})

test('a mistake in an article with Windows line ends is found in its line', () => {
  const windows = changed(path, 'Call {phone}', 'It takes <5 minutes').replaceAll('\n', '\r\n')
  expect(problemsOf(withFile(path, windows))).toMatchObject([{ line: 13, column: 11 }])
})
