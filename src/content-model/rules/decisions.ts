import { urlOf, diagnosticAt, type ContentRecord, type ContentRecords } from '../record'
import {
  findLoop,
  firstQuestion,
  longestWay,
  mostQuestions,
  reachableFrom,
  stepsOf,
} from '../decision-steps'
import type { Diagnostic } from '../diagnostic'
import { closest, listValues } from '../parse/suggestions'
import type { Step } from '../parse/parse-yaml'

type Decision = ContentRecord<'decision'>

/**
 * Finds what would leave a visitor of a decision guide stuck: answers that lead nowhere, loops,
 * questions that nobody is asked, and ways that are too long.
 */
export function checkDecisions(records: ContentRecords): Diagnostic[] {
  return records.of('decision').flatMap((record) => {
    const wrong = [...missingSteps(record), ...namesTwice(record)]
    // The ways through a guide are only known once each answer leads somewhere.
    return wrong.length > 0 ? wrong : [...loops(record), ...unreachable(record)]
  })
}

/** Answers, and the way that every page offers, that lead to no step of the file. */
function missingSteps(record: Decision): Diagnostic[] {
  const { data } = record
  const names = stepsOf(data).map(({ id }) => id)
  const links: { path: Step[]; to: string }[] = Object.entries(data.questions).flatMap(
    ([id, { answers }]) =>
      answers.map(({ to }, index) => ({ path: ['questions', id, 'answers', index, 'to'], to })),
  )
  if (data.always) links.push({ path: ['always', 'to'], to: data.always.to })
  const empty = names.length === Object.keys(data.outcomes).length
  return [
    ...links
      .filter(({ to }) => !names.includes(to))
      .map(({ path, to }) =>
        diagnosticAt(record, path, {
          kind: 'decision-step-missing',
          found: `"${to}", which is no question and no outcome of this file`,
          allowed: listValues(to, names),
          fix: closest(to, names),
        }),
      ),
    ...(empty
      ? [
          diagnosticAt(record, ['questions'], {
            kind: 'decision-step-missing',
            found: 'no question',
            allowed: 'at least one question, which the guide starts with',
            fix: 'Add a question below "questions:".',
          }),
        ]
      : []),
  ]
}

/** A question and an outcome of one name would have the same address. */
function namesTwice(record: Decision): Diagnostic[] {
  const { questions, outcomes } = record.data
  return Object.keys(outcomes)
    .filter((id) => Object.hasOwn(questions, id))
    .map((id) =>
      diagnosticAt(record, ['outcomes', id], {
        kind: 'decision-name-twice',
        found: `"${id}" as the name of an outcome and of a question`,
        allowed: 'a name for each, because it is the end of the address of its page',
        fix: 'Rename one of them, and the answers that lead to it.',
      }),
    )
}

/** Loops and ways that are too long; of a guide with a loop no way has an end. */
function loops(record: Decision): Diagnostic[] {
  const { data } = record
  const loop = findLoop(data)
  if (loop) {
    return [
      diagnosticAt(record, ['questions', loop.at(-2) ?? ''], {
        kind: 'decision-loop',
        found: `answers that lead in a circle: ${loop.join(' > ')}`,
        allowed: 'answers that lead on, so that everybody gets to an outcome',
        fix: 'Let one of these answers lead to another question or to an outcome.',
      }),
    ]
  }
  return [firstQuestion(data), ...(data.always ? [data.always.to] : [])].flatMap((start) => {
    const way = longestWay(data, start)
    return way.length <= mostQuestions
      ? []
      : diagnosticAt(record, ['questions', way[mostQuestions] ?? ''], {
          kind: 'decision-too-long',
          found: `${way.length} questions on one way: ${way.join(' > ')}`,
          allowed: `at most ${mostQuestions} questions before an outcome`,
          fix: 'Leave out a question, or let an answer lead to an outcome earlier.',
        })
  })
}

function unreachable(record: Decision): Diagnostic[] {
  const { data } = record
  const reached = reachableFrom(data, firstQuestion(data))
  if (data.always) for (const id of reachableFrom(data, data.always.to)) reached.add(id)
  return stepsOf(data)
    .filter(({ id }) => !reached.has(id))
    .map(({ id, kind }) =>
      diagnosticAt(record, [`${kind}s`, id], {
        kind: 'decision-step-unreached',
        found: `the ${kind} "${id}", which no answer leads to`,
        allowed: 'questions and outcomes that visitors can get to',
        fix: `Let an answer lead there with "to: ${id}", or remove it.`,
      }),
    )
}

/** Addresses of all pages of a decision guide but the first, which has that of the file. */
export function decisionUrls(record: ContentRecord): string[] {
  if (record.collection !== 'decision') return []
  const { data, collection, id } = record as Decision
  const path = urlOf({ name: collection, id }) ?? ''
  const first = firstQuestion(data)
  return stepsOf(data)
    .filter((step) => step.id !== first)
    .map((step) => `${path}/${step.id}`)
}
