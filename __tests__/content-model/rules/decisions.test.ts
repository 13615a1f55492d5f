/** @jest-environment node */
import { decisionFiles, decisionPath, decisionWith, goodDecision } from '../good-decision'
import { problemsOf, withFiles } from '../good-site'

const problems = (text: string) => problemsOf(withFiles(decisionFiles(text)))

const question = (name: string, to: string): string => `  ${name}:
    question: Is it ${name}?
    answers:
      - label: Yes
        to: ${to}
      - label: No
        to: friend
`

test('a guide whose answers all lead to an outcome has no mistake', () => {
  expect(problems(goodDecision)).toEqual([])
})

test.each([
  [
    'an answer leads to no step of the file',
    decisionWith('to: thief', 'to: theif'),
    {
      line: 33,
      field: 'questions.wants.answers[1].to',
      kind: 'decision-step-missing',
      found: '"theif", which is no question and no outcome of this file',
      fix: expect.stringContaining('thief') as string,
    },
  ],
  [
    'the way for everybody leads to no step',
    decisionWith('to: paid\n', 'to: payed\n'),
    { line: 15, field: 'always.to', kind: 'decision-step-missing' },
  ],
  [
    'an outcome names a help line that is not there',
    decisionWith('report: [police]', 'report: [polise]'),
    {
      field: 'outcomes.thief.report[1]',
      kind: 'help-line-missing',
      found: '"polise", but help-lines.yaml has no line of that name',
      fix: expect.stringContaining('police') as string,
    },
  ],
  [
    'an outcome says "act" and not what to do',
    decisionWith('    do: [Use the number on your card.]\n', ''),
    { field: 'outcomes.paid.do' },
  ],
  [
    'a verdict says that all is well',
    decisionWith('verdict: check', 'verdict: fine'),
    { field: 'outcomes.friend.verdict' },
  ],
  [
    'there is no question',
    goodDecision.replace(/questions:\n[^]*outcomes:/, 'questions: {}\noutcomes:'),
    { field: 'questions', kind: 'decision-step-missing', found: 'no question' },
  ],
  [
    'a question and an outcome have one name',
    decisionWith('  paid:\n    verdict', '  wants:\n    verdict').replace('to: paid', 'to: wants'),
    { field: 'outcomes.wants', kind: 'decision-name-twice' },
  ],
  [
    'answers lead in a circle',
    decisionWith('to: thief', 'to: who').replace('to: paid', 'to: thief'),
    {
      field: 'questions.wants',
      kind: 'decision-loop',
      found: 'answers that lead in a circle: who > wants > who',
    },
  ],
  [
    'an answer leads to its own question',
    decisionWith('to: thief', 'to: wants').replace('to: paid', 'to: thief'),
    { kind: 'decision-loop', found: 'answers that lead in a circle: wants > wants' },
  ],
  [
    'five questions come before an outcome',
    decisionWith(
      'outcomes:\n',
      `${question('third', 'fourth')}${question('fourth', 'fifth')}${question('fifth', 'thief')}outcomes:\n`,
    ).replace('to: thief\n      - label: To talk', 'to: third\n      - label: To talk'),
    {
      field: 'questions.fifth',
      kind: 'decision-too-long',
      found: '5 questions in a row: who > wants > third > fourth > fifth',
    },
  ],
  [
    'no answer leads to an outcome',
    decisionWith('to: thief', 'to: friend'),
    {
      field: 'outcomes.thief',
      kind: 'decision-step-unreached',
      found: 'the outcome "thief", which no answer leads to',
    },
  ],
  [
    'no answer leads to a question',
    decisionWith('outcomes:\n', `${question('alone', 'thief')}outcomes:\n`),
    { field: 'questions.alone', kind: 'decision-step-unreached' },
  ],
])('it is a mistake where %s', (_, text, expected) => {
  expect(problems(text)).toContainEqual(
    expect.objectContaining({ file: decisionPath, ...expected }),
  )
})

test('links to a question or an outcome are links to a page', () => {
  const linked = (to: string) =>
    problems(decisionWith('        to: /contact', `        to: ${to}`)).map(({ kind }) => kind)
  expect(linked('/who-calls/wants')).toEqual([])
  expect(linked('/who-calls/paid')).toEqual([])
  expect(linked('/who-calls/nobody')).toEqual(['link-broken'])
  // The first question is on the page of the guide itself.
  expect(linked('/who-calls/who')).toEqual(['link-broken'])
})
