/** @jest-environment node */
import { mostBytes, mostPixels, type ImageMetadata } from '../../src/content-model/media-files'
import type { SourceFile } from '../../src/content-model/record'
import { mapped, testBadSites, testGoodSites } from './bad-file'
import { goodMetadata, imageBeside, siteWithImages } from './good-image'
import {
  articlePath,
  changed,
  problemsOf,
  sourceFile,
  withFile,
  withFiles,
  without,
} from './good-site'

const shown = '![A phone that rings](./phone.png)'
const showing = (name: string): string => shown.replace('phone.png', name)

/** Sites whose article has these texts, beside a picture that fits. */
const withTexts = (bodies: Readonly<Record<string, string>>): Record<string, SourceFile[]> =>
  mapped(bodies, (body) => siteWithImages(`${body}\n`, imageBeside('phone.png')))

describe('a picture is accepted', () => {
  testGoodSites(
    withTexts({
      'by itself': `Words.\n\n${shown}\n\nWords.`,
      'without ./': '![A phone that rings](phone.png)',
      'with words below it': '![A phone that rings](./phone.png "Your phone may differ.")',
      'in a step': `<Steps>\n\n1. Look.\n\n   ${shown}\n\n</Steps>`,
      'in a list': `- Look.\n\n  ${shown}`,
      'in an answer': `<Questions>\n\n<Question ask="Why?">\n\n${shown}\n\n</Question>\n\n</Questions>`,
      twice: `${shown}\n\n${shown}`,
    }),
  )
})

describe('the place of a picture', () => {
  testBadSites(
    withTexts({
      'in running text': `See ${shown} here.`,
      'behind a fact': `{phone} ${shown}`,
      'in a link': `[${shown}](/contact)`,
      'in a heading': `## ${shown}`,
      'in bold words': `**${shown}**`,
      'in a quote': `> ${shown}`,
      'in a box': `<Warning title="Stop">\n\n${shown}\n\n</Warning>`,
      'in a list of a box': `<KeyPoints>\n\n- ${shown}\n\n</KeyPoints>`,
    }),
  )
})

describe('row 32: the address of a picture', () => {
  test.each([
    [
      'Save it in the folder of the article, if you have the right to use it, and write ./ and its name.',
      ['https://x.example/phone.png', 'http://x.example/phone.png', '//x.example/phone.png'],
    ],
    [
      'Copy it into the folder of the article, and write ./ and its name.',
      ['../phone.png', '/phone.png', './pictures/phone.png', '..\\phone.png'],
    ],
    ['Save it as a file in the folder of the article.', ['data:image/png;base64,AAAA']],
    [
      'Save it as PNG or JPEG.',
      ['./phone.webp', './phone.heic', './phone.gif', './phone.svg', './phone', '#', 'x:y'],
    ],
    [
      'Rename the file: letters, digits and hyphens, no spaces. Then write ./ and its name.',
      ['<./my phone.png>', './my%20phone.png', './téléphone.png'],
    ],
  ])('%s', (fix, addresses) => {
    for (const address of addresses) {
      const site = siteWithImages(`![A phone](${address})\n\n${shown}\n`, imageBeside('phone.png'))
      expect(problemsOf(site)[0]).toMatchObject({
        ...{ file: articlePath, line: 13, column: 1, field: 'picture' },
        ...{ found: expect.stringContaining('a picture at "') as string, fix },
      })
    }
  })
})

describe('row 32: the words of a picture', () => {
  testBadSites(
    withTexts({
      blanks: '![  ](./phone.png)',
      'the name of the file': '![phone.png](./phone.png)',
      'the name of another file': '![IMG_2041.HEIC](./phone.png)',
      'a name that a camera gave': '![IMG_2041](./phone.png)',
      'a name that a computer gave': '![Screenshot 2026-11-02](./phone.png)',
      '"image of"': '![Image of a phone](./phone.png)',
      '"a picture of"': '![A picture of a phone](./phone.png)',
      '"photo:"': '![Photo: a phone](./phone.png)',
      '"screenshot showing"': '![Screenshot showing a call](./phone.png)',
      'nothing but "picture"': '![Picture](./phone.png)',
      'more than is heard in one go': `![${'a '.repeat(76)}](./phone.png)`,
      'only a blank in quotation marks': '![A phone](./phone.png " ")',
      'the same words twice': '![A phone](./phone.png "a phone")',
      'too many words below': `![A phone](./phone.png "${'a'.repeat(201)}")`,
      'our number': '![Call (202) 555-0142](./phone.png)',
      'our name below': '![A phone](./phone.png "By Maplehouse")',
      'a fact in braces below': '![A phone](./phone.png "Call {phone}")',
    }),
  )
})

describe('row 32: a file', () => {
  const file = (name: string, facts: Partial<ImageMetadata> = {}, bytes?: number): SourceFile[] =>
    siteWithImages(`${showing(name)}\n`, imageBeside(name, { ...goodMetadata, ...facts }, bytes))
  const unshown = (name: string): SourceFile[] => siteWithImages('Words.\n', imageBeside(name))
  testGoodSites({
    'whose name ends in capitals': file('phone.PNG'),
    'of as many pixels as can be drawn': file('a.png', { width: mostPixels / 1000, height: 1000 }),
    'that is as wide as the text': file('a.png', { width: 680 }),
  })
  testBadSites({
    'of a kind that is not shown, under a false name': file('phone.jpg', { format: 'webp' }),
    'that claims more pixels than can be drawn': file('phone.png', {
      ...{ width: 50_000, height: 50_000, whole: false },
    }),
    'that is too large, whatever is in it': file('phone.png', {}, mostBytes + 100_000),
    'that is narrower than the text': file('phone.png', { width: 679 }),
    'of the kind WebP': unshown('phone.webp'),
    'of the kind HEIC': unshown('phone.HEIC'),
    'of the kind GIF': unshown('phone.gif'),
    'of the kind SVG': unshown('phone.svg'),
    'whose name is mistyped': siteWithImages(
      `${shown}\n\n${showing('phoen.png')}\n`,
      imageBeside('phone.png'),
    ),
    'that has capitals, which some computers take for the same': siteWithImages(
      `${shown}\n`,
      imageBeside('Phone.PNG'),
    ),
    'in a folder without an article': siteWithImages('Words.\n', {
      ...imageBeside('phone.png'),
      path: 'articles/nothing/phone.png',
    }),
    'of an article without front matter, in which nothing is judged': [
      ...withFile(articlePath, 'no front matter'),
      imageBeside('phone.png'),
    ],
    'of a broken article, in which nothing is judged': siteWithImages(
      `<Warning>\n\n${showing('other.png')}\n`,
      imageBeside('phone.png'),
    ),
  })
})

describe('a portrait', () => {
  const person = 'team/nora-fielden.yaml'
  const drawing = 'team/nora-fielden.svg'
  const photo = { ...goodMetadata, format: 'jpeg' }
  const withPerson = (text: string): SourceFile[] => [
    ...without(drawing).filter(({ path }) => path !== person),
    sourceFile(person, text),
  ]
  testGoodSites({
    'a photo': [
      ...withPerson(changed(person, drawing, 'team/nora.jpg')),
      { ...sourceFile('team/nora.jpg', 'a photo'), image: photo },
    ],
    none: withPerson(changed(person, `image: ${drawing}\n`, '')),
  })
  testBadSites({
    'that of a person whose file cannot be read, and not that it is unused': withFiles({
      [person]: 'name: Nora\n',
    }),
  })
})
