/** @jest-environment node */
import { articleComponents } from '../../src/content-model/article/article-components'
import { mapped, testBadArticles, testBadFiles, testGoodSites } from './bad-file'
import { articlePath as path, articleWith, changed, problemsOf, withFile } from './good-site'

describe('front matter', () => {
  testBadFiles(path, {
    'an article without front matter': 'Call {phone} if you are not sure.\n',
    'front matter that is never closed': ['icon: phone-off\n---\n', 'icon: phone-off\n'],
    'front matter that does not begin in the first line': ['---\ntitle:', '\n---\ntitle:'],
    'front matter without any field': '---\n---\n\nWords.\n',
    'front matter with nothing below it': articleWith(''),
    'a mistake in the front matter, and one in the text':
      '---\ntitle: A: strange call\n---\n\nCall {fone}.\n',
    'a field too few, and a mistake in the text':
      '---\ntitle: A strange call\n---\n\nCall {fone}.\n',
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

  // None of them is a whole telephone number.
  testGoodSites(
    mapped({ short: '555-0142', emergency: '911', long: '12025550187123' }, (number) =>
      withFile(path, articleWith(`Call ${number}.\n`)),
    ),
  )
})

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

describe('row 27: HTML in place of components', () => {
  testBadArticles({
    'a script': '<script>alert(1)</script>',
    'an empty tag': '<>Words</>',
    'a component that is mistyped': '<Warnng title="Stop">No</Warnng>',
    'a component out of its place': '<Question ask="Why?">So</Question>',
    'words in a part that brings its own': '<OurPromises>Ours</OurPromises>',
    'a button out of its place': '<ButtonLink to="/blog">Go</ButtonLink>',
  })
})

describe('parts of steps', () => {
  const steps = (inside: string): string => `<Steps>\n\n${inside}\n\n</Steps>`
  const wayBack = '<IfItGoesWrong>Tap Back.</IfItGoesWrong>'
  const ending = '<ItWorked>It rings.</ItWorked>'
  testBadArticles({
    'a way back outside of steps': wayBack,
    'a way back behind the list': steps(`1. Tap\n\n${wayBack}`),
    'a way back in a sentence': steps(`1. Tap. ${wayBack}`),
    'a way back in a list that is no steps': `1. Tap\n\n   ${wayBack}`,
    'a way back without words': steps('1. Tap\n\n   <IfItGoesWrong></IfItGoesWrong>'),
    'an ending outside of steps': ending,
    'an ending in a step': steps(`1. Tap\n\n   ${ending}`),
    'an ending before the steps': steps(`${ending}\n\n1. Tap`),
    'two endings': steps(`1. Tap\n\n${ending}\n\n${ending}`),
    'an ending without words': steps('1. Tap\n\n<ItWorked />'),
    'a way back with an attribute': steps(
      '1. Tap\n\n   <IfItGoesWrong title="No">Back.</IfItGoesWrong>',
    ),
  })
})

describe('row 27: attributes', () => {
  const card = (href: string) => `<LinkCard href="${href}" title="Report">Words</LinkCard>`
  testBadArticles({
    'an attribute is missing': '<Warning>Stop</Warning>',
    'an attribute is empty': '<Warning title=" ">No</Warning>',
    'an attribute that stands twice': '<Warning title="One" title="Two">No</Warning>',
    'an attribute without a value': '<Warning title>No</Warning>',
    'an expression': '<Warning title={alert(1)}>No</Warning>',
    'an unknown attribute': '<Steps onclick="x()">One</Steps>',
    'an address that is a program': card('javascript:alert(1)'),
    'an address without encryption': card('http://ftc.example'),
    'our telephone number, written out': '<Warning title="Call (202) 555-0142">No</Warning>',
    'a fact, which would not be filled in': '<Warning title="{phone}">No</Warning>',
    'a button that leads to another site':
      '<Buttons>\n\n<ButtonLink to="https://x.example">Go</ButtonLink>\n\n</Buttons>',
  })
})

test('all that an article may use is accepted', () => {
  const body = `
<KeyPoints>

- **One** and *two*

</KeyPoints>

## A part

> A quote, and a [page](/contact#form), and [another site](https://ftc.example/a?b=c).

### A part of it

1. Call {phone}
2. Write to { email }

<Steps>

1. Tap

   <IfItGoesWrong>Call {phone}.</IfItGoesWrong>

2. Wait

   <IfItGoesWrong>

   - Go back
   - Begin again

   </IfItGoesWrong>

<ItWorked>It rings.</ItWorked>

</Steps>

<Checklist>

- Look

</Checklist>

<Warning title="Stop">Words</Warning>

<PhoneScript title="Say">

> No.

</PhoneScript>

<LinkCard href="https://ftc.example" title="Report">Words</LinkCard>

<OurPromises />

<HelpLine line="police">Tell them.</HelpLine>

<Questions>

<Question ask="Why?">So.</Question>

</Questions>

<Buttons>

<ButtonLink to="/contact?about=scam">Go</ButtonLink>

</Buttons>
`
  for (const name of Object.keys(articleComponents)) expect(body).toContain(`<${name}`)
  expect(problemsOf(withFile(path, articleWith(body)))).toEqual([])
})
