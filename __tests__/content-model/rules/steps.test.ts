/** @jest-environment node */
import { checkSite } from '../../../src/content-model/check-site'
import { checkStepHelp } from '../../../src/content-model/rules/articles'
import { articlePath, articleWith, goodText, locationsOf, today, withFile } from '../good-site'

const page = 'pages/contact.yaml'

const hints = (path: string, text: string) =>
  checkStepHelp(checkSite(withFile(path, text), today).records).filter(({ file }) => file === path)
const ofArticle = (body: string) => hints(articlePath, articleWith(`${body}\n`))
const ofSection = (lines: string) =>
  hints(page, `${goodText(page)}  - kind: steps\n    title: Call\n${lines}`)

const wayBack = '   <IfItGoesWrong>Tap Back.</IfItGoesWrong>'
const ending = '<ItWorked>It rings.</ItWorked>'
const steps = (...parts: string[]): string => ['<Steps>', ...parts, '</Steps>'].join('\n\n')

describe('<Steps> of a text', () => {
  test('with both have no hint', () => {
    expect(ofArticle(steps('1. Tap', wayBack, '2. Wait', ending))).toEqual([])
  })

  test('with neither have one hint, at their line, that says what to write', () => {
    const found = ofArticle(`Words.\n\n${steps('1. Tap', '2. Wait')}`)
    expect(locationsOf(found)).toEqual([`${articlePath}:15:1  Steps`])
    expect(found[0]).toMatchObject({
      kind: 'steps-without-way-back',
      found: '2 steps; missing: what to do if it goes wrong and how to tell that it worked',
      fix: expect.stringMatching(/<IfItGoesWrong>.*<ItWorked>/) as string,
    })
  })

  test.each([
    ['no way back', steps('1. Tap', ending), '1 step; missing: what to do if it goes wrong'],
    ['no ending', steps('1. Tap', wayBack), '1 step; missing: how to tell that it worked'],
  ])('with %s have a warning for it alone', (_, body, found) => {
    expect(ofArticle(body).map((warning) => warning.found)).toEqual([found])
  })
})

describe('a section of the kind steps', () => {
  const two = (more = ''): string =>
    `    steps:\n      - title: Lift\n        text: A tone.\n${more}      - title: Type\n        text: It rings.\n`
  const help = '        ifItGoesWrong: Lift it again.\n'

  test('with neither has a hint, at its steps', () => {
    const found = ofSection(two())
    expect(found.map(({ field }) => field)).toEqual([
      expect.stringMatching(/^sections\[\d+\]\.steps$/),
    ])
    expect(found[0]?.fix).toMatch(/ifItGoesWrong: .*worked: .*howTo: false/)
  })

  test('with both has none', () => {
    expect(ofSection(`${two(help)}    worked: They answer.\n`)).toEqual([])
  })
})
