/** @jest-environment node */
import { articleComponents } from '../../src/content-model/article/article-components'
import { testBadFiles, type BadFile } from './bad-file'
import { articlePath as path, articleWith, problemsOf, withFile } from './good-site'

/** An article whose only part is this one, in line 13. */
const component = (
  mistake: string,
  body: string,
  field: string,
  says: readonly string[],
): BadFile => ({ mistake, path, whole: articleWith(`${body}\n`), at: '13:1', field, says })

describe('row 27: HTML in place of components', () => {
  testBadFiles([
    component('a script', '<script>alert(1)</script>', 'component', [
      '<script>',
      'Remove the tag; write paragraphs, ## and ### headings',
    ]),
    component('a frame', '<iframe src="https://x.example"></iframe>', 'component', ['<iframe>']),
    component('a part that listens', '<div onclick="x()">\n\nTap\n\n</div>', 'component', [
      '<div>',
    ]),
    component('a link in HTML', '<a href="javascript:x()">Go</a>', 'component', ['<a>']),
    component('an empty tag', '<>Words</>', 'component', ['an empty tag <>']),
    component('a tag named like a part of JavaScript', '<toString />', 'component', [
      '<toString>',
      'Remove the tag',
    ]),
    component('a component that is mistyped', '<Warnng title="Stop">No</Warnng>', 'component', [
      '<Warnng>',
      '<KeyPoints> <Warning> <Steps>',
      'Did you mean "Warning"?',
    ]),
    component('a component out of its place', '<Question ask="Why?">So</Question>', 'Question', [
      '<Question> on its own',
      'Put <Questions> around it.',
    ]),
    component(
      'words in a part that brings its own',
      '<OurPromises>Ours</OurPromises>',
      'OurPromises',
      ['words inside <OurPromises>', 'Move the words below it.'],
    ),
    component('a button out of its place', '<ButtonLink to="/blog">Go</ButtonLink>', 'ButtonLink', [
      '<ButtonLink> inside <Buttons>',
    ]),
  ])
})

describe('parts of steps', () => {
  const steps = (inside: string): string => `<Steps>\n\n${inside}\n\n</Steps>`
  const wayBack = '<IfItGoesWrong>Tap Back.</IfItGoesWrong>'
  const ending = '<ItWorked>It rings.</ItWorked>'
  const outside = ['outside of a step', 'on indented lines of its own', 'indented by three spaces']
  const part = (mistake: string, body: string, at: string, field: string, says: string[]) => ({
    mistake,
    path,
    whole: articleWith(`${body}\n`),
    at,
    field,
    says,
  })
  testBadFiles([
    part('a way back outside of steps', wayBack, '13:1', 'IfItGoesWrong', outside),
    part(
      'a way back behind the list',
      steps(`1. Tap\n\n${wayBack}`),
      '17:1',
      'IfItGoesWrong',
      outside,
    ),
    part('a way back in a sentence', steps(`1. Tap. ${wayBack}`), '15:9', 'IfItGoesWrong', outside),
    part(
      'a way back in a list that is no steps',
      `1. Tap\n\n   ${wayBack}`,
      '15:4',
      'IfItGoesWrong',
      outside,
    ),
    part(
      'a way back without words',
      steps('1. Tap\n\n   <IfItGoesWrong></IfItGoesWrong>'),
      '17:4',
      'IfItGoesWrong',
      ['without words', 'Write the words, or remove it.'],
    ),
    part('an ending outside of steps', ending, '13:1', 'ItWorked', [
      '<ItWorked> on its own',
      'Put <Steps> around it.',
    ]),
    part('an ending in a step', steps(`1. Tap\n\n   ${ending}`), '17:4', 'ItWorked', [
      '<ItWorked> inside <Steps>',
    ]),
    part('an ending before the steps', steps(`${ending}\n\n1. Tap`), '15:1', 'ItWorked', [
      'before the end of <Steps>',
      'Move it after the last step',
    ]),
    part('two endings', steps(`1. Tap\n\n${ending}\n\n${ending}`), '17:1', 'ItWorked', [
      'one <ItWorked> in <Steps>',
    ]),
    part('an ending without words', steps('1. Tap\n\n<ItWorked />'), '17:1', 'ItWorked', [
      'without words',
    ]),
    part(
      'a way back with an attribute',
      steps('1. Tap\n\n   <IfItGoesWrong title="No">Back.</IfItGoesWrong>'),
      '17:4',
      'IfItGoesWrong title',
      ['an attribute "title"', 'no attribute'],
    ),
  ])
})

describe('row 27: attributes', () => {
  const example = 'Write it as <Warning title="Do not pay"> … </Warning>'
  const card = (href: string) => `<LinkCard href="${href}" title="Report">Words</LinkCard>`
  testBadFiles([
    component('an attribute is missing', '<Warning>Stop</Warning>', 'Warning title', [
      'nothing; the attribute is missing',
      example,
    ]),
    component('an attribute is empty', '<Warning title=" ">No</Warning>', 'Warning title', [
      'found:   " "',
      'words in "double quotes"',
    ]),
    component(
      'an attribute that stands twice',
      '<Warning title="One" title="Two">No</Warning>',
      'Warning title',
      ['the attribute "title" twice', 'Remove one of the two.'],
    ),
    component('an attribute without a value', '<Warning title>No</Warning>', 'Warning title', [
      'no "text in quotes"',
    ]),
    component('an expression', '<Warning title={alert(1)}>No</Warning>', 'Warning title', [
      'no "text in quotes"',
      example,
    ]),
    component('a spread', '<Warning title="Stop" {...all}>No</Warning>', 'Warning {…}', [
      'an attribute "{…}"',
    ]),
    component('an unknown attribute', '<Steps onclick="x()">One</Steps>', 'Steps onclick', [
      'an attribute "onclick"',
      'allowed: no attribute',
    ]),
    component(
      'an attribute named like a part of JavaScript',
      '<Warning title="Stop" constructor="x">No</Warning>',
      'Warning constructor',
      ['an attribute "constructor"', 'allowed: title'],
    ),
    component('an address that is a program', card('javascript:alert(1)'), 'LinkCard href', [
      '"javascript:alert(1)"',
      'an address that starts with https://',
    ]),
    component('an address without encryption', card('http://ftc.example'), 'LinkCard href', [
      '"http://ftc.example"',
      'an address that starts with https://',
    ]),
    component(
      'our telephone number, written out',
      '<Warning title="Call (202) 555-0142">No</Warning>',
      'Warning',
      ['"Call (202) 555-0142"', 'Move the fact into the text between the tags.'],
    ),
    component(
      'a fact, which would not be filled in',
      '<Warning title="{phone}">No</Warning>',
      'Warning',
      ['"{phone}"', 'words without facts'],
    ),
    {
      mistake: 'a button that leads to another site',
      path,
      whole: articleWith(
        '<Buttons>\n\n<ButtonLink to="https://x.example">Go</ButtonLink>\n\n</Buttons>\n',
      ),
    },
  ])
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
