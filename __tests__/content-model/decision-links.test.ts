/** @jest-environment node */
import { decisionFiles, decisionWith } from './good-decision'
import { problemsOf, withFiles } from './good-site'

const siteOf = (text: string) => withFiles(decisionFiles(text))

test('links to a question or an outcome are links to a page', () => {
  const linked = (to: string) =>
    problemsOf(siteOf(decisionWith('        to: /contact', `        to: ${to}`))).map(
      ({ kind }) => kind,
    )
  expect(linked('/who-calls/wants')).toEqual([])
  expect(linked('/who-calls/paid')).toEqual([])
  expect(linked('/who-calls/nobody')).toEqual(['link-broken'])
  // The first question is on the page of the guide itself.
  expect(linked('/who-calls/who')).toEqual(['link-broken'])
})
