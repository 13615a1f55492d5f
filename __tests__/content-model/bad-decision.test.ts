/** @jest-environment node */
import { mapped, testBadSites, testGoodSites } from './bad-file'
import { decisionFiles, decisionWith, goodDecision } from './good-decision'
import { problemsOf, withFiles } from './good-site'

const siteOf = (text: string) => withFiles(decisionFiles(text))

const question = (name: string, to: string): string => `  ${name}:
    question: Is it ${name}?
    answers:
      - label: Yes
        to: ${to}
      - label: No
        to: friend
`

testGoodSites({ 'a guide whose answers all lead to an outcome': siteOf(goodDecision) })

testBadSites(
  mapped(
    {
      'an answer leads to no step of the file': decisionWith('to: thief', 'to: theif'),
      'the way for everybody leads to no step': decisionWith('to: paid\n', 'to: payed\n'),
      'an outcome names a help line that is not there': decisionWith(
        'report: [police]',
        'report: [polise]',
      ),
      'an outcome says "act" and not what to do': decisionWith(
        '    do: [Use the number on your card.]\n',
        '',
      ),
      'an outcome names a shared section that is no steps': decisionWith(
        'do: [Use the number on your card.]',
        'steps: promises',
      ),
      'an outcome has steps of its own and shared ones': decisionWith(
        'do: [Use the number on your card.]',
        'do: [Call.]\n    steps: promises',
      ),
      'a verdict says that all is well': decisionWith('verdict: check', 'verdict: fine'),
      'there is no question': goodDecision.replace(
        /questions:\n[^]*outcomes:/,
        'questions: {}\noutcomes:',
      ),
      'a question and an outcome have one name': decisionWith(
        '  paid:\n    verdict',
        '  wants:\n    verdict',
      ).replace('to: paid', 'to: wants'),
      'answers lead in a circle': decisionWith('to: thief', 'to: who').replace(
        'to: paid',
        'to: thief',
      ),
      'an answer leads to its own question': decisionWith('to: thief', 'to: wants').replace(
        'to: paid',
        'to: thief',
      ),
      'five questions come before an outcome': decisionWith(
        'outcomes:\n',
        `${question('third', 'fourth')}${question('fourth', 'fifth')}${question('fifth', 'thief')}outcomes:\n`,
      ).replace('to: thief\n      - label: To talk', 'to: third\n      - label: To talk'),
      'no answer leads to an outcome': decisionWith('to: thief', 'to: friend'),
      'no answer leads to a question': decisionWith(
        'outcomes:\n',
        `${question('alone', 'thief')}outcomes:\n`,
      ),
    },
    siteOf,
  ),
)

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
