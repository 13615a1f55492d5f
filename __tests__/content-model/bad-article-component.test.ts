/** @jest-environment node */
import { articleComponents } from '../../src/content-model/article/article-components'
import { testBadArticles } from './bad-file'
import { articlePath as path, articleWith, problemsOf, withFile } from './good-site'

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
