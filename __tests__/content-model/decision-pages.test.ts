/** @jest-environment node */
import { parse } from 'yaml'
import { decisionPages, type DecisionPage } from '../../src/site/decision-pages'
import { decision } from '../../src/content-model/schemas/decision'
import { goodDecision } from './good-decision'

const lines = { call: 'tel:+12025550142', email: 'mailto:help@maplehouse.example' }
const pagesOf = (text: string): DecisionPage[] =>
  decisionPages(
    '/who-calls',
    decision.parse(parse(text)),
    lines,
    (heading) => `${heading} - Who calls`,
    (name) => (name === 'police' ? { name: 'The police', does: 'They come.' } : undefined),
  )
const pages = pagesOf(goodDecision)
const page = (path: string): DecisionPage => {
  const found = pages.find((one) => one.path === path)
  if (!found) throw new Error(`no page ${path}`)
  return found
}

test('each question and outcome has an address; the first question that of the guide', () => {
  expect(pages.map(({ path }) => path)).toEqual([
    '/who-calls',
    '/who-calls/wants',
    '/who-calls/thief',
    '/who-calls/friend',
    '/who-calls/paid',
  ])
})

test('the first page has the heading of the guide and asks the first question below it', () => {
  expect(page('/who-calls')).toMatchObject({
    title: 'Who is on the phone? Two questions',
    heading: 'Who is on the phone?',
    hidden: false,
    question: {
      title: 'Who do they say they are?',
      answers: [
        { label: 'My bank', note: 'Or a card company.', path: '/who-calls/wants' },
        { label: 'A friend', path: '/who-calls/friend' },
      ],
    },
  })
  expect(page('/who-calls')).not.toHaveProperty('start')
})

test('search engines get the first page and outcomes, not questions in between', () => {
  expect(pages.filter(({ hidden }) => hidden).map(({ path }) => path)).toEqual(['/who-calls/wants'])
})

test('a button may call us, and a question may have the name of one of our lines', () => {
  const renamed = goodDecision.replaceAll('wants', 'email').replaceAll('to: /contact', 'to: call')
  const found = pagesOf(renamed)
  expect(found[0]?.question?.answers[0]?.path).toBe('/who-calls/email')
  expect(found.flatMap(({ outcome }) => outcome?.links ?? [])).toEqual([
    { label: 'Ask us', to: lines.call },
  ])
})

test('a later question is the heading of its page, with the way back', () => {
  expect(page('/who-calls/wants')).toMatchObject({
    title: 'What do they want? - Who calls',
    heading: 'What do they want?',
    back: '/who-calls',
    start: '/who-calls',
    question: { note: 'One answer is enough.' },
  })
  expect(page('/who-calls/wants').question).not.toHaveProperty('title')
})

test('there is no way back where two questions lead to one page', () => {
  expect(page('/who-calls/friend')).not.toHaveProperty('back')
  expect(page('/who-calls/friend')).toMatchObject({ start: '/who-calls' })
})

test('an outcome has its help lines, and not the sources of its advice', () => {
  const { outcome } = page('/who-calls/thief')
  expect(outcome).toMatchObject({
    verdict: 'stop',
    do: ['Hang up.'],
    afterHours: 'Call the police.',
    report: [{ name: 'The police', does: 'They come.' }],
    links: [{ label: 'Ask us', to: '/contact' }],
  })
  expect(outcome).not.toHaveProperty('sources')
})

test('what comes first is on the first page only, so that no outcome begins with it', () => {
  expect(pages.filter(({ first }) => first).map(({ path }) => path)).toEqual(['/who-calls'])
})

test('the first page and outcomes say whom to call', () => {
  const offered = pages.filter(({ help }) => help?.to === '/contact').map(({ path }) => path)
  expect(offered).toEqual([
    '/who-calls',
    '/who-calls/thief',
    '/who-calls/friend',
    '/who-calls/paid',
  ])
})

test('every page offers the way for everybody, except where it leads', () => {
  const offered = pages.filter(({ always }) => always?.path === '/who-calls/paid')
  expect(offered.map(({ path }) => path)).toEqual([
    '/who-calls',
    '/who-calls/wants',
    '/who-calls/thief',
    '/who-calls/friend',
  ])
})
