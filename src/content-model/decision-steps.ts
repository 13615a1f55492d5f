import type { DecisionContent } from './schemas/decision'

/** The most questions that a visitor is asked before an outcome. */
export const mostQuestions = 4

/** A question or an outcome of a decision guide. */
export interface DecisionStep {
  id: string
  kind: 'question' | 'outcome'
}

/** All questions and outcomes of a decision guide, in the order of the file. */
export function stepsOf({ questions, outcomes }: DecisionContent): DecisionStep[] {
  return [
    ...Object.keys(questions).map((id): DecisionStep => ({ id, kind: 'question' })),
    ...Object.keys(outcomes).map((id): DecisionStep => ({ id, kind: 'outcome' })),
  ]
}

/** Name of the question that a decision guide starts with. */
export function firstQuestion({ questions }: DecisionContent): string {
  return Object.keys(questions)[0] ?? ''
}

/**
 * Returns the path of the page of a question or outcome. The first question is on the page of the
 * guide itself.
 *
 * @param path of the guide: /is-this-a-scam
 */
export function stepPath(path: string, content: DecisionContent, id: string): string {
  return id === firstQuestion(content) ? path : `${path}/${id}`
}

/** Names of the questions and outcomes that answers of a question lead to; none of an outcome. */
export function nextSteps({ questions }: DecisionContent, id: string): string[] {
  return questions[id]?.answers.map(({ to }) => to) ?? []
}

/** Returns the questions and outcomes that can be reached from one of them, itself among them. */
export function reachableFrom(content: DecisionContent, start: string): Set<string> {
  const reached = new Set([start])
  // A set grows while it is iterated over.
  for (const id of reached) for (const to of nextSteps(content, id)) reached.add(to)
  return reached
}

/** Returns the question that leads to a step, or undefined unless exactly one does. */
export function onlyParent(content: DecisionContent, id: string): string | undefined {
  const parents = Object.keys(content.questions).filter((one) =>
    nextSteps(content, one).includes(id),
  )
  return parents.length === 1 ? parents[0] : undefined
}

/**
 * Returns the first loop in the answers: the names of its questions, the first one again at the end.
 */
export function findLoop(content: DecisionContent): string[] | undefined {
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
export function longestWay(
  content: DecisionContent,
  id: string,
  known = new Map<string, string[]>(),
): string[] {
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
