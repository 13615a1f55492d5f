import { act, screen } from '@testing-library/react'
import { helpLines } from '../../src/content-model/schemas/help-lines'
import { helpLineLinks } from '../../src/content-model/variables/contact-links'
import { HelpLineList, NumberLine } from '../../src/components/ui/help-line-list'
import {
  isPartOfPlace,
  linksInText,
  LinksInTextContext,
  RunningText,
} from '../../src/components/ui/text'
import { markOpenNow } from '../../src/hydration/open-now'
import { helpLinesByName } from '../../src/site/help-lines'
import { renderArticle } from '../../src/site/article/render-article'
import { articleBody, interfaceTexts, site } from '../sites/small-site'
import { renderAlone } from './layout/render'

const line = {
  name: 'A line',
  does: 'They help.',
  where: 'nation',
  source: 'https://a.example',
  sourceDate: 'undated',
  sure: 'agency',
}
const eastern = { opens: '10:00', closes: '18:30', timeZone: 'America/New_York' }
const content = helpLines.parse({
  holidays: ['2027-01-18'],
  lines: {
    east: {
      ...line,
      telephone: '877-555-0143',
      website: { label: 'a.example', url: 'https://a.example' },
      hours: { days: 'Monday to Friday', ...eastern },
      hoursNote: 'Closed on holidays.',
      languages: 'English and Spanish',
    },
    yours: {
      ...line,
      hours: { days: 'every day', opens: '08:00', closes: '19:00' },
      telephone: '877-555-0144',
    },
    weekends: {
      ...line,
      telephone: '877-555-0146',
      hours: {
        days: 'Monday to Friday',
        ...eastern,
        weekends: { opens: '11:00', closes: '14:00' },
      },
    },
    days: {
      ...line,
      telephone: '877-555-0147',
      hours: { days: 'Monday to Friday', timeZone: 'America/New_York' },
      hoursNote: 'The times aren’t confirmed.',
    },
    always: {
      ...line,
      telephone: '988',
      hours: { days: 'every day', opens: '00:00', closes: '24:00' },
    },
    website: {
      ...line,
      website: { label: 'b.example', url: 'https://b.example' },
      hoursNote: 'Open at any time.',
    },
    elsewhere: { ...line, where: 'AK', telephone: '866-555-0145' },
  },
})
const holidays = [{ date: '2026-12-25', name: 'Christmas Day' }]
const location = { ...site.location, region: 'FL' }
const lines = helpLinesByName(content, { location, holidays }, interfaceTexts)

test.each([
  ['east', 'Monday to Friday, 10 AM to 6:30 PM, Eastern Time. Closed on holidays.'],
  ['yours', 'Every day, 8 AM to 7 PM, your local time'],
  ['weekends', 'Monday to Friday, 10 AM to 6:30 PM, Eastern Time. On weekends, 11 AM to 2 PM'],
  ['days', 'Monday to Friday. The times aren’t confirmed.'],
  ['always', '24 hours a day, every day'],
  ['website', 'Open at any time.'],
])('the hours of "%s" are in words', (name, words) => expect(lines[name]?.hours).toBe(words))

test('a line of another state is not shown, nor is its number a link', () => {
  expect(lines.elsewhere).toBeUndefined()
  const phones = helpLineLinks(content, { location })
  expect(phones).not.toContainEqual(expect.objectContaining({ text: '866-555-0145' }))
  expect(phones).toContainEqual({ text: '877-555-0143', href: 'tel:+18775550143' })
  expect(phones).toContainEqual({ text: '988', href: 'tel:988' })
})

test('a line of another state where the site helps is shown, and its number is a link', () => {
  const site = { location, holidays, otherStates: ['AK'] }
  expect(helpLinesByName(content, site, interfaceTexts).elsewhere?.phone?.text).toBe('866-555-0145')
  expect(helpLineLinks(content, site)).toContainEqual(
    expect.objectContaining({ text: '866-555-0145' }),
  )
})

test('numbers and websites in running text are links, short codes too', () => {
  renderAlone(
    <LinksInTextContext.Provider value={linksInText(helpLineLinks(content, { location }))}>
      <RunningText>
        Call 877-555-0143, text 988, or go to b.example. Not 1988, 911 or web.example.
      </RunningText>
    </LinksInTextContext.Provider>,
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+18775550143',
    'tel:988',
    'https://b.example',
  ])
})

test('a line of a step that ends in a number is a large one, with its name', () => {
  renderAlone(
    <LinksInTextContext.Provider value={linksInText(helpLineLinks(content, { location }))}>
      <NumberLine line="East: 877-555-0143" />
      <NumberLine line="Alaska: 866-555-0145" />
    </LinksInTextContext.Provider>,
  )
  const [number, ...others] = screen.getAllByRole('link')
  expect(number).toHaveAttribute('href', 'tel:+18775550143')
  expect(number?.parentElement).toHaveTextContent('East: 877-555-0143')
  // A number of another state is none to call here.
  expect(others).toEqual([])
})

test('each line has its name as a heading, and its links say whose they are', () => {
  renderAlone(<HelpLineList lines={[{ ...lines.east!, name: 'East' }]} />)
  expect(screen.getByRole('heading', { level: 3, name: 'East' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^877-555-0143 ?, East$/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Show it big ?: East$/ })).toBeVisible()
  // A number without spaces between its digits would be heard as three large ones.
  expect(screen.getByText('8 7 7 5 5 5 0 1 4 3')).toBeInTheDocument()
})

describe('on a screen, a line says whether somebody answers now', () => {
  let end: () => void
  afterEach(() => {
    end()
    jest.useRealTimers()
  })
  const markAt = (time: string, name: string): string | null | undefined => {
    jest.useFakeTimers({ now: new Date(time) })
    const { container } = renderAlone(<HelpLineList lines={[lines[name]!]} />)
    end = markOpenNow()
    return container
      .querySelector('[data-hours]')
      ?.getAttribute('data-now')
      ?.replace(/\u00a0/g, ' ')
  }
  const monday = 'Closed until Monday, 10 AM, Eastern Time'

  test.each([
    ['while it is open', '2026-11-23T15:00:00Z', 'Usually open now, until 6:30 PM, Eastern Time'],
    [
      'before it opens, on its own clock',
      '2026-11-23T14:59:00Z',
      'Closed until 10 AM, Eastern Time',
    ],
    [
      'at the minute it closes',
      '2026-11-23T23:30:00Z',
      'Closed until Tuesday, 10 AM, Eastern Time',
    ],
    ['late on Friday, already Saturday in London', '2026-11-28T04:00:00Z', monday],
    ['in summer time', '2026-07-06T14:00:00Z', 'Usually open now, until 6:30 PM, Eastern Time'],
    ['on a holiday, when nobody knows', '2026-12-25T16:00:00Z', ''],
    ['on a public holiday, which a site may not keep', '2027-01-18T16:00:00Z', ''],
    [
      'the day before a holiday',
      '2026-12-25T01:00:00Z',
      'Closed until Monday, 10 AM, Eastern Time',
    ],
  ])('%s', (_, time, mark) => expect(markAt(time, 'east')).toBe(mark))
  test('on a weekend with hours of its own', () =>
    expect(markAt('2026-11-22T16:00:00Z', 'weekends')).toBe(
      'Usually open now, until 2 PM, Eastern Time',
    ))
  test('on a day on which nobody answers, where only the days are known', () => {
    expect(markAt('2026-11-22T04:00:00Z', 'days')).toBe('Closed until Monday, Eastern Time')
    end()
    expect(markAt('2026-11-24T04:00:00Z', 'days')).toBe('')
  })
  test('not where it always answers or the hours are not known', () => {
    expect(markAt('2026-11-23T15:00:00Z', 'always')).toBeUndefined()
    expect(markAt('2026-11-23T15:00:00Z', 'website')).toBeUndefined()
  })
  test('and changes its mind when it opens, without changing a text', () => {
    expect(markAt('2026-11-23T14:59:30Z', 'east')).toContain('Closed')
    const before = document.body.textContent
    act(() => void jest.advanceTimersByTime(60_000))
    expect(document.querySelector('[data-now^="Usually open"]')).toBeInTheDocument()
    expect(document.body.textContent).toBe(before)
  })
})

test('the screen stays awake while a number fills it, also after a look at another app', () => {
  const request = jest.fn(() => Promise.resolve({ release: () => Promise.resolve() }))
  Object.assign(navigator, { wakeLock: { request } })
  Object.assign(HTMLDialogElement.prototype, { showModal: jest.fn(), close: jest.fn() })
  const { container } = renderAlone(<HelpLineList lines={[lines.east!]} />)
  const returns = (): void => void document.dispatchEvent(new Event('visibilitychange'))
  returns()
  expect(request).not.toHaveBeenCalled()
  window.location.hash = container.querySelector('dialog')!.id
  act(() => void dispatchEvent(new Event('hashchange')))
  expect(request).toHaveBeenCalledTimes(1)
  returns()
  expect(request).toHaveBeenCalledTimes(2)
})

test('an article shows number, hours and languages; the website opens in a new tab', () => {
  const parts = { texts: articleBody, helpLines: { east: lines.east! } }
  document.body.innerHTML = renderArticle(
    'Call {eastPhone}.\n\n<HelpLine line="east">Tell them at once.</HelpLine>\n',
    { eastPhone: '877-555-0143' },
    parts,
  )
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'tel:+18775550143',
    'https://a.example',
    'tel:+18775550143',
  ])
  expect(links[1]).toHaveAttribute('target', '_blank')
  expect(document.body).toHaveTextContent(/Tell them at once\./)
  expect(document.body).toHaveTextContent(/Monday to Friday, 10 AM to 6:30 PM, Eastern Time/)
  expect(document.body).toHaveTextContent('English and Spanish')
})

test.each([
  ['', ' Oak Street'],
  ['Calle San Bernardo ', ', Laredo'],
  ['Write to (505) ', '-0100'],
  ['It costs $', ' a year'],
])('a number in an address or in a longer number is none to dial: %s…%s', (before, after) => {
  expect(isPartOfPlace(before, after)).toBe(true)
})

test.each([
  ['Call ', '.'],
  ['Keep the door locked. Call ', ', and wait'],
  ['Si tiene miedo, llame al ', ' ahora'],
  ['Call or text ', ' at any hour'],
])('a short number to call stays one: %s…%s', (before, after) => {
  expect(isPartOfPlace(before, after)).toBe(false)
})
