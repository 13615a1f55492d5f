import { alertsEnded, alertsOn, type Alert } from '../../src/content-model/alerts'
import { checkSite } from '../../src/content-model/check-site'
import { endingAlerts } from '../../src/content-model/rules/alerts'
import { mapped, testBadFiles, testBadSites, testGoodSites } from './bad-file'
import { goodAlert } from './good-alert'
import { goodText, withButton, withFile, withFiles } from './good-site'

const path = 'alerts/fake-calls.yaml'

const written = (...changes: [from: string | RegExp, to: string][]): string =>
  changes.reduce((text, [from, to]) => text.replace(from, to), goodAlert)

const days = (from: string, until: string, more = ''): string =>
  written([/from: .*/, `from: ${from}`], [/until: .*/, `until: ${until}${more}`])

describe('an alert that is right', () => {
  testGoodSites(
    mapped(
      {
        'as it is': goodAlert,
        'for one day': days('2026-11-02', '2026-11-02'),
        'for 90 days': days('2026-11-02', '2027-01-31'),
        'on a leap day': days('2028-02-29', '2028-02-29'),
        'for 90 days over a leap day': days('2028-01-01', '2028-03-31'),
        'for places': days('2026-11-02', '2026-11-09', '\nplaces: [/chicago, /chicago/san-marco]'),
        'with a page of ours': `${goodAlert}link:\n  label: Ask us\n  to: /contact\n`,
        'with a button to call': `${goodAlert}link:\n  label: Call us\n  to: call\n`,
        'with a link to its list': `${goodAlert}link:\n  label: All alerts\n  to: /alerts\n`,
        'with a page of others': `${goodAlert}link:\n  label: What the FTC says\n  address: https://consumer.ftc.gov/scams\n`,
      },
      (text) => withFile(path, text),
    ),
  )
})

describe('alerts with mistakes', () => {
  testBadFiles(path, {
    'days that are turned round': days('2026-11-20', '2026-11-19'),
    '91 days': days('2026-11-02', '2027-02-01'),
    '91 days over a leap day': days('2028-01-01', '2028-04-01'),
    'a leap day of a year that has none': days('2027-02-28', '2027-02-29'),
    'a day with a time': days('2026-11-02T00:00:00Z', '2026-11-09'),
    'a place whose page is not there': `${goodAlert}places: [/chicago, /chicagoo]\n`,
    'the whole site as a place': `${goodAlert}places: [/]\n`,
    'no places': `${goodAlert}places: []\n`,
    'an empty text': written([/todo: .*/, "todo: ' '"]),
    'a link to a page that is not there': `${goodAlert}link:\n  label: Ask us\n  to: /contacts\n`,
  })

  const placed = withFile(path, `${goodAlert}places: [/chicago/san-marco]\n`)
  const contact = 'pages/contact.yaml'
  const linked = withButton(goodText(contact), '/alerts')
  testBadSites({
    'a place whose page is taken away': placed.filter(
      (file) => !file.path.startsWith('neighbourhoods/'),
    ),
    'a page with the address of the list': withFile(
      'pages/alerts.yaml',
      goodText(contact).replace('title: Contact us', 'title: Warnings'),
    ),
    'a link to the list where there are no alerts': withFile(contact, linked),
  })
  testGoodSites({
    'a link to the list where there are alerts': withFiles({
      [contact]: linked,
      [path]: goodAlert,
    }),
  })
})

const alert = (id: string, from: string, until: string): Alert => ({
  id,
  from,
  until,
  title: id,
  happens: '',
  todo: '',
})

const ids = (alerts: readonly Alert[]): string[] => alerts.map(({ id }) => id)

describe('what is on', () => {
  const some = [
    alert('b', '2026-11-10', '2026-11-20'),
    alert('a', '2026-11-10', '2026-12-10'),
    alert('new', '2026-11-15', '2026-11-15'),
  ]

  test.each([
    ['2026-11-09', []],
    ['2026-11-10', ['a', 'b']],
    ['2026-11-15', ['new', 'a', 'b']],
    ['2026-11-16', ['a', 'b']],
    ['2026-11-20', ['a', 'b']],
    ['2026-11-21', ['a']],
    ['2026-12-11', []],
  ])('on %s, newest first, those of one day by their names', (today, on) => {
    expect(ids(alertsOn(some, today))).toEqual(on)
    expect(ids(alertsOn([...some].reverse(), today))).toEqual(on)
  })
})

describe('what has ended in the last year', () => {
  const some = [
    alert('old', '2025-10-01', '2025-11-20'),
    alert('older', '2025-10-01', '2025-11-19'),
    alert('b', '2026-10-01', '2026-10-31'),
    alert('a', '2026-09-01', '2026-10-31'),
    alert('on', '2026-11-01', '2026-11-20'),
  ]

  test('is listed from the last to the first, those of one day by their names', () => {
    expect(ids(alertsEnded(some, '2026-11-20'))).toEqual(['a', 'b', 'old'])
    expect(ids(alertsEnded([...some].reverse(), '2026-11-20'))).toEqual(['a', 'b', 'old'])
  })
})

describe('the hint that an alert ends', () => {
  const hints = (today: string): string[] => {
    const { records } = checkSite(withFile(path, days('2026-11-02', '2026-11-20')), today)
    return endingAlerts(records, today).map(({ found }) => found)
  }

  test.each([
    ['2026-11-01', []],
    ['2026-11-13', []],
    ['2026-11-14', ['"2026-11-20", and today is 2026-11-14']],
    ['2026-11-20', ['"2026-11-20", which is today']],
    ['2026-11-21', []],
  ])('on %s', (today, found) => {
    expect(hints(today)).toEqual(found)
  })
})
