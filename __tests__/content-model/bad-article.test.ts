/** @jest-environment node */
import { testBadArticles, testBadFiles } from './bad-file'
import { articlePath as path, articleWith, problemsOf, withFile } from './good-site'

describe('front matter', () => {
  testBadFiles(path, {
    'an article without front matter': 'Call {phone} if you are not sure.\n',
    'front matter that is never closed': ['icon: phone-off\n---\n', 'icon: phone-off\n'],
    'front matter that does not begin in the first line': ['---\ntitle:', '\n---\ntitle:'],
    'front matter without any field': '---\n---\n\nWords.\n',
  })
})

describe('row 27: program code', () => {
  testBadArticles({
    'an import': 'import x from "./x"',
    'an expression': 'It takes {1 + 1} days.',
    'a comment of MDX': '{/* later */}',
    'a fact whose name is mistyped': 'Call {fone}.',
    'a fact whose name begins with a capital': 'Call {Phone}.',
    'a link that runs a program': '[Go](javascript:alert(1))',
  })
})

describe('Markdown that an article may not use', () => {
  testBadArticles({
    'a # heading': '# Scams',
    'a heading that skips a level': '## A\n\n#### B',
    'a part of a part that stands alone': '### B',
    'a block of code': 'Words.\n\n```\nrm\n```',
    'words in code marks': 'Tap `Settings`.',
    'a table': '| a | b |\n| - | - |\n| 1 | 2 |',
    'a table without outer |': 'Words\n\na | b\n--- | ---\n1 | 2',
    'a heading without words': '## \n\nOne',
    'a link without words': 'One [](/contact) two',
    'a link with a slash at its end': 'See [us](/contact/).',
    'a dividing line': 'Words.\n\n---',
    'a forced line break': 'One  \ntwo',
    'a link without encryption': '[FTC](http://ftc.example)',
    'a telephone link by hand': '[us](tel:+12025550142)',
    'our telephone number': 'Call **(202) 555-0142**.',
    'our name': 'Ask Maplehouse.',
  })
})

describe('our facts written out', () => {
  testBadArticles({
    'our number in the second line of a paragraph': 'One.\nCall (202) 555-0142.',
    'our number in the second line of a quote': '> One.\n> Call (202) 555-0142.',
    'our number on two lines': 'One.\nCall (202)\n555-0142.',
    'our number with hyphens': 'Call 202-555-0142.',
    'our number with dots': 'Call 202.555.0142.',
    'our number with the code of the country': 'Call +1 202 555 0142.',
    'our number in digits only': 'Call 2025550142.',
    'our e-mail address in capitals': 'Ask Help@Maplehouse.example.',
    'a number that no file has: (202) 555-0199': 'Call (202) 555-0199.',
    'a number that no file has: 1-877-382-4357': 'Call 1-877-382-4357.',
  })

  test.each(['555-0142', '911', '12025550187123'])(
    'what is no whole telephone number may stand there: %s',
    (number) => {
      expect(problemsOf(withFile(path, articleWith(`Call ${number}.\n`)))).toEqual([])
    },
  )
})
