/** @jest-environment node */
import { formatDiagnostic } from '../../src/content-model/diagnostic'
import { imageBeside, siteWithImages } from './good-image'
import { articlePath, locationsOf, problemsOf } from './good-site'

const beside = imageBeside('phone.png')

/** An article with one mistake at an image: nothing else is reported, at its place, in plain words. */
function expectOne(body: string, at: string, says: readonly string[]): void {
  const diagnostics = problemsOf(siteWithImages(body, beside))
  expect(locationsOf(diagnostics)).toEqual([`${articlePath}:${at}  picture`])
  for (const part of says) expect(formatDiagnostic(diagnostics[0]!)).toContain(part)
}

const shown = '![A phone that rings](./phone.png)'

describe('a picture is accepted', () => {
  test.each([
    ['by itself', `Words.\n\n${shown}\n\nWords.\n`],
    ['without ./', '![A phone that rings](phone.png)\n'],
    ['with words below it', '![A phone that rings](./phone.png "Your phone may differ.")\n'],
    ['in a step', `<Steps>\n\n1. Look.\n\n   ${shown}\n\n</Steps>\n`],
    ['in a list', `- Look.\n\n  ${shown}\n`],
    [
      'in an answer',
      `<Questions>\n\n<Question ask="Why?">\n\n${shown}\n\n</Question>\n\n</Questions>\n`,
    ],
    ['twice', `${shown}\n\n${shown}\n`],
  ])('%s', (_where, body) => {
    expect(problemsOf(siteWithImages(body, beside))).toEqual([])
  })
})

describe('the place of a picture', () => {
  const cure = 'Put it on a line of its own, with an empty line above and below.'
  test.each([
    ['in running text', `See ${shown} here.\n`, '13:5', 'a picture inside a paragraph'],
    ['behind a fact', `{phone} ${shown}\n`, '13:9', 'a picture inside a paragraph'],
    ['in a link', `[${shown}](/contact)\n`, '13:2', 'a picture inside a link'],
    ['in a heading', `## ${shown}\n`, '13:4', 'a picture inside a heading'],
    ['in bold words', `**${shown}**\n`, '13:3', 'a picture inside bold words'],
    ['in a quote', `> ${shown}\n`, '13:3', 'a picture inside a quote'],
    [
      'in a box',
      `<Warning title="Stop">\n\n${shown}\n\n</Warning>\n`,
      '15:1',
      'a picture inside <Warning>',
    ],
    [
      'in a list of a box',
      `<KeyPoints>\n\n- ${shown}\n\n</KeyPoints>\n`,
      '15:3',
      'a picture inside <KeyPoints>',
    ],
  ])('%s', (_where, body, at, found) => {
    expectOne(body, at, [found, cure])
  })
})

describe('row 32: the address of a picture', () => {
  const refuse = (address: string): void => {
    const [diagnostic] = problemsOf(siteWithImages(`![A phone](${address})\n\n${shown}\n`, beside))
    expect(locationsOf([diagnostic!])).toEqual([`${articlePath}:13:1  picture`])
    expect(diagnostic?.found).toContain('a picture at "')
    expect(diagnostic?.fix).toBe(fix)
  }
  let fix = ''

  test.each(['https://x.example/phone.png', 'http://x.example/phone.png', '//x.example/phone.png'])(
    'on another site: %s',
    (address) => {
      fix =
        'Save it in the folder of the article, if you have the right to use it, and write ./ and its name.'
      refuse(address)
    },
  )

  test.each(['../phone.png', '/phone.png', './pictures/phone.png', '..\\phone.png'])(
    'in another folder: %s',
    (address) => {
      fix = 'Copy it into the folder of the article, and write ./ and its name.'
      refuse(address)
    },
  )

  test('in the text itself', () => {
    fix = 'Save it as a file in the folder of the article.'
    refuse('data:image/png;base64,AAAA')
  })

  test.each(['./phone.webp', './phone.heic', './phone.gif', './phone.svg', './phone', '#', 'x:y'])(
    'of another kind: %s',
    (address) => {
      fix = 'Save it as PNG or JPEG.'
      refuse(address)
    },
  )

  test.each(['<./my phone.png>', './my%20phone.png', './téléphone.png'])(
    'with another sign in the name: %s',
    (address) => {
      fix = 'Rename the file: letters, digits and hyphens, no spaces. Then write ./ and its name.'
      refuse(address)
    },
  )

  test('that stands elsewhere', () => {
    const body = `![A phone][phone]\n\n[phone]: ./phone.png\n\n${shown}\n`
    const diagnostics = problemsOf(siteWithImages(body, beside))
    expect(diagnostics[0]?.found).toBe('a picture whose address is in another place')
  })
})

describe('row 32: the words of a picture', () => {
  test.each([
    ['no alternative text', '![](./phone.png)', 'a picture without alternative text'],
    ['blanks', '![  ](./phone.png)', 'a picture without alternative text'],
    ['the name of the file', '![phone.png](./phone.png)', 'the name of a file'],
    ['the name of another file', '![IMG_2041.HEIC](./phone.png)', 'the name of a file'],
    ['a name that a camera gave', '![IMG_2041](./phone.png)', 'the name of a file'],
    ['a name that a computer gave', '![Screenshot 2026-11-02](./phone.png)', 'the name of a file'],
    [
      '"image of"',
      '![Image of a phone](./phone.png)',
      'Screen readers already announce that it is a picture.',
    ],
    ['"a picture of"', '![A picture of a phone](./phone.png)', 'Start with what it shows.'],
    ['"photo:"', '![Photo: a phone](./phone.png)', 'Start with what it shows.'],
    ['"screenshot showing"', '![Screenshot showing a call](./phone.png)', 'Start with what'],
    ['nothing but "picture"', '![Picture](./phone.png)', 'the name of a file'],
    ['more than is heard in one go', `![${'a '.repeat(76)}](./phone.png)`, '151 letters'],
    ['only a blank in quotation marks', '![A phone](./phone.png " ")', 'empty quotation marks'],
    ['the same words twice', '![A phone](./phone.png "a phone")', 'twice: as alternative text'],
    [
      'too many words below',
      `![A phone](./phone.png "${'a'.repeat(201)}")`,
      'a caption of 201 letters',
    ],
    ['our number', '![Call (202) 555-0142](./phone.png)', '"(202) 555-0142" in the text'],
    ['our name below', '![A phone](./phone.png "By Maplehouse")', '"Maplehouse" in the text'],
    ['a fact in braces', '![Call {phone}](./phone.png)', 'braces in the text'],
    ['a fact in braces below', '![A phone](./phone.png "Call {phone}")', 'braces in the text'],
  ])('%s', (_mistake, body, found) => {
    expectOne(`${body}\n`, '13:1', [found])
  })
})
