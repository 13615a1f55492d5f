import type { Problem } from '../problem'

/** The branch of a union that a writer most likely meant: the one whose mistakes weigh least. */
export function bestBranch(branches: readonly Problem[][], entry: string): Problem[] {
  return branches.reduce((a, b) => (weight(b, entry) < weight(a, entry) ? b : a))
}

function weight(problems: readonly Problem[], entry: string): number {
  return problems.reduce((sum, problem) => sum + weightOf(problem, entry), 0)
}

/**
 * The fields of the entry itself tell what it was meant as: an unknown one weighs more than one
 * that is missing or misspelt, and a missing or unknown `kind` most. Mistakes further inside hardly
 * weigh.
 */
function weightOf({ field, found, mend }: Problem, entry: string): number {
  const inside = field.slice(entry.length + 1)
  const unknown = found.startsWith('an unknown field')
  if (/[.[]/.test(inside)) return 0.01
  if (inside === 'kind' && unknown) return Infinity
  if (inside === 'kind' && found.startsWith('nothing')) return 5
  return unknown && !mend.startsWith('Did you mean') ? 3 : 1
}
