import type { JsonDiagnostic } from '../../../tools/check/report'

/** Creates a number of mistakes, as the check reports them. */
export function mistakeExamples(count: number): JsonDiagnostic[] {
  return Array.from({ length: count }, () => ({
    kind: 'value-unknown',
    file: 'articles/x/index.mdx',
    line: 6,
    column: 11,
    field: 'category',
    found: '"Scam"',
    allowed: 'Scams, Safety',
    fix: 'Did you mean "Scams"?',
    why: 'Readers choose a category above the list.',
    stops: 'build',
  }))
}
