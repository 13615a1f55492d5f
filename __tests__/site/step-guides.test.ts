import { checkSite } from '../../src/content-model/check-site'
import type { PageDraft } from '../../src/site/site'
import { languageScope } from '../../src/site/language-scope'
import { commandSettings } from '../../src/site/site-config'
import { stepPages, type StepData } from '../../src/site/step-guides'
import { stepGuideFiles, goodStepGuide } from '../content-model/good-step-guide'
import { today, withFiles } from '../content-model/good-site'

const pagesOf = (text: string, files: Record<string, string> = {}): PageDraft<StepData>[] => {
  const { records } = checkSite(withFiles({ ...stepGuideFiles(text), ...files }), today)
  const scope = languageScope(records, commandSettings, today, {})
  return stepPages(records.of('stepGuide')[0]!, scope) as PageDraft<StepData>[]
}
const pages = pagesOf(goodStepGuide)
const page = (path: string): PageDraft<StepData> => pages.find((one) => one.path === path)!
const paths = (found: readonly PageDraft<StepData>[]): string[] => found.map(({ path }) => path)

test('each question and outcome has an address; the first question that of the guide', () => {
  expect(paths(pages)).toEqual([
    '/who-calls',
    '/who-calls/wants',
    '/who-calls/thief',
    '/who-calls/friend',
    '/who-calls/paid',
  ])
})

test('the first page has the heading of the guide and asks the first question below it', () => {
  const { head, data } = page('/who-calls')
  expect(head).toMatchObject({ title: 'Who is on the phone? Two questions', hidden: false })
  expect(data).toMatchObject({
    heading: 'Who is on the phone?',
    question: {
      title: 'Who do they say they are?',
      answers: [
        { label: 'My bank', note: 'Or a card company.', path: '/who-calls/wants' },
        { label: 'A friend', path: '/who-calls/friend' },
      ],
    },
  })
  expect(data).not.toHaveProperty('start')
})

test('search engines get the first page and outcomes, not questions in between', () => {
  expect(paths(pages.filter(({ head }) => head.hidden))).toEqual(['/who-calls/wants'])
  expect(paths(pages.filter(({ inSitemap }) => !inSitemap))).toEqual(['/who-calls/wants'])
})

test('Back leads to the question before, and is left out where several lead here', () => {
  expect(page('/who-calls/thief').data.back).toBe('/who-calls/wants')
  expect(page('/who-calls/friend').data).not.toHaveProperty('back')
})

test('a button may call us, and a question may have the name of one of our lines', () => {
  const renamed = goodStepGuide.replaceAll('wants', 'email').replaceAll('to: /contact', 'to: call')
  const found = pagesOf(renamed)
  expect(found[0]?.data.question?.answers[0]?.path).toBe('/who-calls/email')
  expect(found.flatMap(({ data }) => data.outcome?.links ?? [])).toEqual([
    { label: 'Ask us', to: 'tel:+12025550142' },
  ])
})

test('an outcome has its help lines, and not the sources of its advice', () => {
  const { outcome } = page('/who-calls/thief').data
  expect(outcome).toMatchObject({
    verdict: 'stop',
    do: ['Hang up.'],
    afterHours: 'Call the police.',
    report: [{ name: 'The police' }],
    links: [{ label: 'Ask us', to: '/contact' }],
  })
  expect(outcome).not.toHaveProperty('sources')
})

test('an outcome that quotes an answer links to what it leads to', () => {
  const outcome = goodStepGuide.replace('do: [Hang up.]', 'do: [Choose “I have paid.”]')
  const thief = pagesOf(outcome).find(({ path }) => path.endsWith('/thief'))
  expect(thief?.data.outcome?.quoted).toEqual([{ text: '“I have paid.”', href: '/who-calls/paid' }])
})

test('the first page and outcomes say whom to call', () => {
  const offered = pages.filter(({ data }) => data.help?.to === '/contact')
  expect(paths(offered)).toEqual([
    '/who-calls',
    '/who-calls/thief',
    '/who-calls/friend',
    '/who-calls/paid',
  ])
})

test('every page offers the way for everybody, except where it leads', () => {
  const offered = pages.filter(({ data }) => data.always?.path === '/who-calls/paid')
  expect(paths(offered)).toEqual([
    '/who-calls',
    '/who-calls/wants',
    '/who-calls/thief',
    '/who-calls/friend',
  ])
})

test('what the way for everybody leads to goes back to it, for whatever else has happened', () => {
  const guide = goodStepGuide.replace(
    'label: I have paid\n  to: paid',
    'label: I have paid\n  again: Something else, too\n  to: wants',
  )
  const found = pagesOf(guide).map(({ data }) => [data.always?.label, data.again?.label, data.back])
  expect(found).toEqual([
    ['I have paid', undefined, undefined],
    [undefined, undefined, '/who-calls'],
    [undefined, 'Something else, too', '/who-calls/wants'],
    // Two questions lead to a friend; one of them is asked after this link.
    [undefined, 'Something else, too', '/who-calls/wants'],
    ['I have paid', undefined, undefined],
  ])
})

test('breadcrumbs lead through the guide to each of its pages, as search engines are told', () => {
  const { breadcrumbs, jsonLd } = page('/who-calls/friend')
  expect(breadcrumbs.map(({ path }) => path)).toEqual(['/', '/who-calls', '/who-calls/friend'])
  expect(jsonLd[0]?.data).toHaveProperty('itemListElement.length', 3)
})
