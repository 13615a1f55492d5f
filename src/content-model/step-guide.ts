import type * as z from 'zod'
import { choicesFor } from './parse/suggestions'
import { refuse } from './schemas/fields'

/** The most questions that a visitor is asked before an outcome. */
export const mostQuestions = 4

/** A step guide as a graph: its answers lead from questions to other questions or to outcomes. */
interface Guide {
  questions: Readonly<Record<string, { answers: readonly { to: string }[] }>>
  outcomes: Readonly<Record<string, unknown>>
  always?: { to: string } | undefined
  stepAddresses?: Readonly<Record<string, string>> | undefined
}

/** A question or an outcome of a step guide. */
export interface GuideStep {
  id: string
  kind: 'question' | 'outcome'
}

/** All questions and outcomes of a step guide, in the order of the file. */
export function stepsOf({ questions, outcomes }: Guide): GuideStep[] {
  return [
    ...Object.keys(questions).map((id): GuideStep => ({ id, kind: 'question' })),
    ...Object.keys(outcomes).map((id): GuideStep => ({ id, kind: 'outcome' })),
  ]
}

/** Name of the question that a step guide starts with. */
export function firstQuestion({ questions }: Guide): string {
  return Object.keys(questions)[0] ?? ''
}

/** Returns the end of the address of a step: its name, unless a translation gives another. */
const endOf = ({ stepAddresses }: Guide, id: string): string => stepAddresses?.[id] ?? id

/**
 * Returns the path of the page of a question or outcome. The first question is on the page of the
 * guide itself.
 *
 * @param path of the guide: /is-this-a-scam
 */
export function stepPath(path: string, content: Guide, id: string): string {
  return id === firstQuestion(content) ? path : `${path}/${endOf(content, id)}`
}

/** Returns the path by which content of every language links to a step: that of the default language. */
export function stepLink(path: string, content: Guide, id: string): string {
  return stepPath(path, { ...content, stepAddresses: undefined }, id)
}

/** Names of the questions and outcomes that answers of a question lead to; none of an outcome. */
export function nextSteps({ questions }: Guide, id: string): string[] {
  return questions[id]?.answers.map(({ to }) => to) ?? []
}

/** Returns the questions and outcomes that can be reached from one of them, itself among them. */
export function reachableFrom(content: Guide, start: string): Set<string> {
  const reached = new Set([start])
  // A set grows while it is iterated over.
  for (const id of reached) for (const to of nextSteps(content, id)) reached.add(to)
  return reached
}

/**
 * Returns the question that leads to a step, or undefined unless exactly one does.
 *
 * @param among the questions that count, or all
 */
export function onlyParent(
  content: Guide,
  id: string,
  among: Iterable<string> = Object.keys(content.questions),
): string | undefined {
  const parents = [...among].filter((one) => nextSteps(content, one).includes(id))
  return parents.length === 1 ? parents[0] : undefined
}

/**
 * Returns the first loop in the answers: the names of its questions, the first one again at the end.
 */
function findLoop(content: Guide): string[] | undefined {
  const done = new Set<string>()
  function visit(id: string, trail: readonly string[]): string[] | undefined {
    if (trail.includes(id)) return [...trail.slice(trail.indexOf(id)), id]
    if (done.has(id)) return undefined
    for (const to of nextSteps(content, id)) {
      const loop = visit(to, [...trail, id])
      if (loop) return loop
    }
    done.add(id)
    return undefined
  }
  for (const id of Object.keys(content.questions)) {
    const loop = visit(id, [])
    if (loop) return loop
  }
  return undefined
}

/**
 * Returns the questions of the longest way from a step to an outcome. Only for a guide without a
 * loop.
 */
function longestWay(content: Guide, id: string, known = new Map<string, string[]>()): string[] {
  if (!content.questions[id]) return []
  const found = known.get(id)
  if (found) return found
  const longest = nextSteps(content, id)
    .map((to) => longestWay(content, to, known))
    .reduce((a, b) => (b.length > a.length ? b : a), [])
  const way = [id, ...longest]
  known.set(id, way)
  return way
}

/**
 * Finds what would leave a visitor of a step guide stuck: answers that lead nowhere, loops, steps that no
 * answer leads to, and too many questions in a row.
 */
export function checkSteps(guide: Guide, context: z.RefinementCtx): void {
  const { questions, outcomes, always } = guide
  const names = stepsOf(guide).map(({ id }) => id)
  const leads = [
    ...Object.entries(questions).flatMap(([id, { answers }]) =>
      answers.map(({ to }, index) => ({ path: ['questions', id, 'answers', index, 'to'], to })),
    ),
    ...(always ? [{ path: ['always', 'to'], to: always.to }] : []),
  ]
  const missing = leads.filter(({ to }) => !names.includes(to))
  for (const { path, to } of missing) {
    refuse(context, path, 'step-guide-step-missing', {
      found: `"${to}", which is no question and no outcome of this file`,
      ...choicesFor(to, names),
    })
  }
  const isEmpty = Object.keys(questions).length === 0
  if (isEmpty) {
    refuse(context, ['questions'], 'step-guide-step-missing', {
      found: 'no question',
      allowed: 'at least one question, which the guide starts with',
      fix: 'Add a question below "questions:".',
    })
  }
  // The two would have the same address.
  const twice = Object.keys(outcomes).filter((id) => Object.hasOwn(questions, id))
  for (const id of twice) refuse(context, ['outcomes', id], 'step-guide-name-twice', { id })
  for (const [id, end] of Object.entries(guide.stepAddresses ?? {})) {
    if (!names.includes(id)) {
      refuse(context, ['stepAddresses', id], 'step-guide-step-missing', {
        found: `"${id}", which is no question and no outcome of this file`,
        ...choicesFor(id, names),
      })
    } else if (names.some((other) => other !== id && endOf(guide, other) === end)) {
      refuse(context, ['stepAddresses', id], 'step-guide-name-twice', { id: end })
    }
  }
  // The ways through a guide are only known once each answer leads somewhere.
  if (missing.length === 0 && !isEmpty && twice.length === 0) checkWays(guide, context)
}

function checkWays(guide: Guide, context: z.RefinementCtx): void {
  const starts = [firstQuestion(guide), ...(guide.always ? [guide.always.to] : [])]
  const loop = findLoop(guide)
  if (loop) {
    refuse(context, ['questions', loop.at(-2) ?? ''], 'step-guide-loop', { loop: loop.join(' > ') })
  } else {
    for (const way of starts.map((start) => longestWay(guide, start))) {
      if (way.length <= mostQuestions) continue
      refuse(context, ['questions', way[mostQuestions] ?? ''], 'step-guide-too-long', {
        count: way.length,
        way: way.join(' > '),
        most: mostQuestions,
      })
    }
  }
  const reached = new Set(starts.flatMap((start) => [...reachableFrom(guide, start)]))
  for (const { id, kind } of stepsOf(guide)) {
    if (!reached.has(id))
      refuse(context, [`${kind}s`, id], 'step-guide-step-unreached', { kind, id })
  }
}
