/** @jest-environment node */
import { stepGuideFiles, stepGuideWith } from './good-step-guide'
import { problemsOf, withFiles } from './good-site'

const siteOf = (text: string) => withFiles(stepGuideFiles(text))

test('links to a question or an outcome are links to a page', () => {
  const linked = (to: string) =>
    problemsOf(siteOf(stepGuideWith('        to: /contact', `        to: ${to}`))).map(
      ({ kind }) => kind,
    )
  expect(linked('/who-calls/wants')).toEqual([])
  expect(linked('/who-calls/paid')).toEqual([])
  expect(linked('/who-calls/nobody')).toEqual(['link-broken'])
  // The first question is on the page of the guide itself.
  expect(linked('/who-calls/who')).toEqual(['link-broken'])
})
