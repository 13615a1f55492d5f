import type { Diagnostic } from '../diagnostic'

/** The branch of a union that a writer most likely meant: the one whose mistakes weigh least. */
export function bestBranch(branches: readonly Diagnostic[][], entry: string): Diagnostic[] {
  return branches.reduce((a, b) => (weight(b, entry) < weight(a, entry) ? b : a))
}

function weight(diagnostics: readonly Diagnostic[], entry: string): number {
  return diagnostics.reduce((sum, diagnostic) => sum + weightOf(diagnostic, entry), 0)
}

/**
 * The fields of the entry itself tell what it was meant as: an unknown one weighs more than one
 * that is missing or misspelt, and a missing or unknown `kind` most. Mistakes further inside hardly
 * weigh.
 */
function weightOf({ field, found, fix }: Diagnostic, entry: string): number {
  const inside = field.slice(entry.length + 1)
  const unknown = found.startsWith('an unknown field')
  if (/[.[]/.test(inside)) return 0.01
  if (inside === 'kind' && unknown) return Infinity
  if (inside === 'kind' && found.startsWith('nothing')) return 5
  return unknown && !fix.startsWith('Did you mean') ? 3 : 1
}
