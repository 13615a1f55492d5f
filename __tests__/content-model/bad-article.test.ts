/** @jest-environment node */
import { testBadFiles, type BadFile } from './bad-file'
import { articlePath as path, articleWith, problemsOf, withFile } from './good-site'

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
    },
    {
      mistake: 'front matter that is never closed',
      path,
      change: ['icon: phone-off\n---\n', 'icon: phone-off\n'],
    },
    {
      mistake: 'front matter that does not begin in the first line',
      path,
      change: ['---\ntitle:', '\n---\ntitle:'],
    },
    {
      mistake: 'front matter without any field',
      path,
      whole: '---\n---\n\nWords.\n',
    },
  ])
})

describe('row 27: program code', () => {
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
    text('a fact whose name begins with a capital', 'Call {Phone}.\n', '13:6', 'braces', [
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
    text('a # heading', '# Scams\n', '13:1', 'heading', ['the title is in the', 'Write ##']),
    text('a heading that skips a level', '## A\n\n#### B\n', '15:1', 'heading', [
      '#### below ##',
      'Write ### instead.',
    ]),
    text('a part of a part that stands alone', '### B\n', '13:1', 'heading', [
      '### below #',
      'Write ## instead.',
    ]),
    text('a block of code', 'Words.\n\n```\nrm\n```\n', '15:1', 'code', ['Remove the ``` lines.']),
    text('words in code marks', 'Tap `Settings`.\n', '13:5', 'inlineCode', ['Use **bold**']),
    text('a table', '| a | b |\n| - | - |\n| 1 | 2 |\n', '13:1', 'text', [
      'a table drawn with |',
      'Write a list',
    ]),
    text('a table without outer |', 'Words\n\na | b\n--- | ---\n1 | 2\n', '15:1', 'text', [
      'a table drawn with |',
    ]),
    text('a heading without words', '## \n\nOne\n', '13:1', 'heading', ['Write its words.']),
    text('a link without words', 'One [](/contact) two\n', '13:5', 'link', [
      'a link without words',
      'Write words that say where it leads.',
    ]),
    text('a link with a slash at its end', 'See [us](/contact/).\n', '13:5', 'link', [
      'a link to "/contact/"',
    ]),
    text('a dividing line', 'Words.\n\n---\n', '15:1', 'thematicBreak', ['Use a ## heading.']),
    text('a forced line break', 'One  \ntwo\n', '13:4', 'break', ['Start a new paragraph.']),
    text('a link without encryption', '[FTC](http://ftc.example)\n', '13:1', 'link', [
      'a link to "http://ftc.example"',
    ]),
    text('a telephone link by hand', '[us](tel:+12025550142)\n', '13:1', 'link', [
      'Write {phone} or {email}; they become links automatically.',
    ]),
    text('our telephone number', 'Call **(202) 555-0142**.\n', '13:8', 'text', ['Write {phone}']),
    text('our name', 'Ask Maplehouse.\n', '13:5', 'text', ['"Maplehouse" written out']),
  ])
})

describe('our facts written out', () => {
  const phone = (mistake: string, body: string, at: string): BadFile =>
    text(mistake, body, at, 'text', ['written out', 'Write {phone}'])
  testBadFiles([
    phone('our number in the second line of a paragraph', 'One.\nCall (202) 555-0142.\n', '14:6'),
    phone('our number in the second line of a quote', '> One.\n> Call (202) 555-0142.\n', '14:8'),
    phone('our number on two lines', 'One.\nCall (202)\n555-0142.\n', '14:6'),
    phone('our number with hyphens', 'Call 202-555-0142.\n', '13:6'),
    phone('our number with dots', 'Call 202.555.0142.\n', '13:6'),
    phone('our number with the code of the country', 'Call +1 202 555 0142.\n', '13:9'),
    phone('our number in digits only', 'Call 2025550142.\n', '13:6'),
    text('our e-mail address in capitals', 'Ask Help@Maplehouse.example.\n', '13:5', 'text', [
      '"Help@Maplehouse.example" written out',
      'Write {email}',
    ]),
  ])

  const anyPhone = (number: string, at: string): BadFile =>
    text(`a number that no file has: ${number}`, `Call ${number}.\n`, at, 'text', [
      'a telephone number written out',
      'help-lines.yaml',
    ])
  testBadFiles([anyPhone('(202) 555-0199', '13:6'), anyPhone('1-877-382-4357', '13:8')])

  test.each(['555-0142', '911', '12025550187123'])(
    'what is no whole telephone number may stand there: %s',
    (number) => {
      expect(problemsOf(withFile(path, articleWith(`Call ${number}.\n`)))).toEqual([])
    },
  )
})
