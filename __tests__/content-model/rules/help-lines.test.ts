/** @jest-environment node */
import { checkSite } from '../../../src/content-model/check-site'
import { staleHelpLines } from '../../../src/content-model/rules/claims'
import { articlePath, articleWith, changed, problemsOf, today, withFile } from '../good-site'

const path = 'help-lines.yaml'
const problems = (from: string, to: string) => problemsOf(withFile(path, changed(path, from, to)))

test.each([
  ['a number in another form', '202-555-0143', '(202) 555-0143', 'lines.police.telephone'],
  ['hours that end before they begin', '17:30', '07:30', 'lines.police.hours.closes'],
  ['days that nobody knows', 'days: Monday to Friday', 'days: weekdays', 'lines.police.hours.days'],
  [
    'a place that is no state',
    'where: nation\n    source: https://police.example\n    sourceDate: 2026-09',
    'where: Florida\n    source: https://police.example\n    sourceDate: 2026-09',
    'lines.police.where',
  ],
  [
    'no source',
    '    source: https://police.example\n    sourceDate: 2026-09\n',
    '    sourceDate: 2026-09\n',
    'lines.police.source',
  ],
  ['neither a number nor a website', "    telephone: '911'\n", '', 'lines.emergency'],
  ['a day that is none', '2026-09-01', '2026-02-31', 'dialed'],
])('it is a mistake to give %s', (_, from, to, field) => {
  expect(problems(from, to)).toContainEqual(expect.objectContaining({ file: path, field }))
})

test('an article that names a line which is not there is told where, and what was meant', () => {
  const body = 'Call.\n\n<HelpLine line="polise">Tell them.</HelpLine>\n'
  expect(problemsOf(withFile(articlePath, articleWith(body)))).toEqual([
    expect.objectContaining({
      file: articlePath,
      line: 15,
      kind: 'help-line-missing',
      fix: expect.stringContaining('police') as string,
    }),
  ])
})

test('a fact cannot have the name of a number', () => {
  const facts = 'policePhone: 202-555-0199\n'
  expect(problemsOf(withFile('facts.yaml', facts))).toContainEqual(
    expect.objectContaining({ kind: 'fact-taken', field: 'policePhone' }),
  )
})

describe('a number has to be called every half year', () => {
  const staleOn = (day: string, lines?: [from: string, to: string]) => {
    const files = lines ? withFile(path, changed(path, ...lines)) : withFile('words.txt', '')
    return staleHelpLines(checkSite(files, today).records, day).map(({ found }) => found)
  }

  test('six months later it is not late yet', () => expect(staleOn('2027-03-01')).toEqual([]))
  test('a day later it is, and nobody is asked to call 911', () =>
    expect(staleOn('2027-03-02')).toEqual([
      'a number that nobody has called in the last 6 months: police',
    ]))
  test('the day of a line counts where it is later than that of the file', () =>
    expect(
      staleOn('2027-03-02', ['    does: Tell them', '    dialed: 2027-02-01\n    does: Tell them']),
    ).toEqual([]))
})
