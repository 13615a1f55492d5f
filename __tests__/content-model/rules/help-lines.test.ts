import { checkSite } from '../../../src/content-model/check-site'
import { staleHelpLines } from '../../../src/content-model/rules/claims'
import { testBadArticles, testBadFiles } from '../bad-file'
import { changed, today, withFile } from '../good-site'

const path = 'help-lines.yaml'
const place = (name: string) =>
  `where: ${name}\n    source: https://police.example\n    sourceDate: 2026-09`

describe('help lines', () => {
  testBadFiles(path, {
    'a number in another form': ['202-555-0143', '(202) 555-0143'],
    'hours that end before they begin': ['17:30', '07:30'],
    'weekends that last past midnight': [
      'closes: 17:30',
      'closes: 17:30, weekends: { opens: 22:00, closes: 02:00 }',
    ],
    'days that nobody knows': ['days: Monday to Friday', 'days: weekdays'],
    'a place that is no state': [place('nation'), place('Florida')],
    'no source': [
      '    source: https://police.example\n    sourceDate: 2026-09\n',
      '    sourceDate: 2026-09\n',
    ],
    'neither a number nor a website': ["    telephone: '911'\n", ''],
    'a day that is none': ['2026-09-01', '2026-02-31'],
  })
  testBadArticles({
    'an article that names a line which is not there':
      'Call.\n\n<HelpLine line="polise">Tell them.</HelpLine>',
  })
})

describe('a number has to be called every half year', () => {
  const staleOn = (day: string, lines?: [from: string, to: string]) => {
    const files = lines ? withFile(path, changed(path, ...lines)) : withFile('words.txt', '')
    return staleHelpLines(checkSite(files, today).records, day).map(({ found }) => found)
  }

  test('a line of a state where the site does not help is not shown, and needs no call', () =>
    expect(
      staleOn('2027-03-02', ['not call you.\n    where: nation', 'not call you.\n    where: AK']),
    ).toEqual([]))
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
