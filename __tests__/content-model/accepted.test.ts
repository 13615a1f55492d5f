/** @jest-environment node */
import { articleComponents } from '../../src/content-model/article/article-components'
import { formatDiagnostic } from '../../src/content-model/diagnostic'
import { mostPixels } from '../../src/content-model/media-files'
import type { SourceFile } from '../../src/content-model/record'
import { stepGuideFiles } from './good-step-guide'
import { goodMetadata, imageBeside, siteWithImages } from './good-image'
import {
  articlePath,
  articleWith,
  changed,
  goodText,
  problemsOf,
  withFile,
  withFiles,
} from './good-site'

const page = 'pages/contact.yaml'
const body = (text: string): SourceFile[] => withFile(articlePath, articleWith(`${text}\n`))
const fact = (line: string): SourceFile[] =>
  withFile('facts.yaml', changed('facts.yaml', 'callback:', `${line}\ncallback:`))
const title = (text: string): SourceFile[] =>
  withFile(page, changed(page, 'title: Let us talk', `title: ${text}`))
const author = (name: string): SourceFile[] =>
  withFile(articlePath, changed(articlePath, 'Nora Fielden', name))
const shown = '![A phone that rings](./phone.png)'
const picture = (text: string): SourceFile[] =>
  siteWithImages(`${text}\n`, imageBeside('phone.png'))
const image = (name: string, facts = {}): SourceFile[] =>
  siteWithImages(`![A phone](./${name})\n`, imageBeside(name, { ...goodMetadata, ...facts }))

/** What people write, and what is right. */
const accepted: Readonly<Record<string, readonly SourceFile[]>> = {
  'a part of a number': body('Call 555-0142, or 12025550187123, or 911.'),
  'stars that hide a number': body('A card that ends in ****1234, or ***-**-6789: ____'),
  'codes that are dialed': body('He dialed *69 and then *23, and then hung up.'),
  'signs in sentences': body(
    'It is 5 * 3, 2 > 1, C# and #1, Q&A; at 10:30:45. Tap [Settings] :) [sic]',
  ),
  'signs in a field': title('"Is 5 * 3 = 15? C#, #1, Q&A; a_b_c [new] 2 > 1"'),
  'signs without width that a script needs': title('می‌خواهم 👨‍👩‍👧 שלום \u200e123'),
  'an anchor with accents': body('## Qué hacer\n\n[a](/contact#qué)'),
  'a blank line of spaces': body(`One\n${' '.repeat(60)}\n\ntwo`),
  'a fact that looks like a link': fact('to: /5'),
  'facts that lead to each other, however far': fact(
    "a: 'See {b}'\nb: 'the {c}'\nc: number {phone}",
  ),
  'our name as the author': author('"Nora of {name}"'),
  'a sheet of an article with our number': withFile(
    articlePath,
    changed(
      articlePath,
      '---\n\nCall',
      `fridge:\n  title: Before you pay\n  illustration: letter\n  lines: [One, Two, 'Call {phone}.']\n---\n\nCall`,
    ),
  ),
  'a guide whose answers all lead to an outcome': withFiles(stepGuideFiles()),
  'a picture by itself, with words below it': picture(
    `${shown.replace(')', ' "Yours may differ.")')}`,
  ),
  'a picture in a step': picture(`<Steps>\n\n1. Look.\n\n   ${shown}\n\n</Steps>`),
  'a picture in an answer': picture(
    `<Questions>\n\n<Question ask="Why?">\n\n${shown}\n\n</Question>\n\n</Questions>`,
  ),
  'a picture file whose name ends in capitals': image('phone.PNG'),
  'as many pixels as can be drawn': image('a.png', { width: mostPixels / 1000, height: 1000 }),
  'a picture as wide as the text': image('a.png', { width: 680 }),
  'a button to another site': withFile(
    page,
    changed(page, 'to: call', 'to: https://wa.me/12025550142?text=Hello'),
  ),
  'a form without a text area to begin with': withFile(
    'shared/consultation-form.yaml',
    goodText('shared/consultation-form.yaml')
      .replace(/ {2}- name: issue\n(?: {4}.*\n)+/, '')
      .replace(/^visitWith: .*\n/m, ''),
  ),
}

test.each(Object.entries(accepted))('%s is no mistake', (_, files) => {
  expect(problemsOf(files).map(formatDiagnostic)).toEqual([])
})

test('all that an article may use is accepted', () => {
  const text = `
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
  for (const name of Object.keys(articleComponents)) expect(text).toContain(`<${name}`)
  expect(problemsOf(withFile(articlePath, articleWith(text)))).toEqual([])
})
