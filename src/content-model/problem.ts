import { mistakeOf, type MistakeKind } from './diagnostics/mistakes'

/** One mistake in a content file, said so that a writer can mend it without asking. */
export interface Problem {
  /** What kind of mistake it is; `mistakes/` says why it matters. */
  kind: MistakeKind
  /** Path below the content folder, with forward slashes. */
  file: string
  /** Line, counted from 1. */
  line: number
  /** Column, counted from 1. */
  column: number
  /** Where in the file, in the writer's words: `sections[2].title`. Empty for the whole file. */
  field: string
  /** What stands there now. */
  found: string
  /** What may stand there. */
  allowed: string
  /** What to do about it. */
  mend: string
}

/** Prints a problem as five short lines; the first is `file:line:column`, which editors can open. */
export function formatProblem(problem: Problem): string {
  const place = `${problem.file}:${problem.line}:${problem.column}`
  return [
    problem.field ? `${place}  ${problem.field}` : place,
    `    found:   ${problem.found}`,
    `    why:     ${mistakeOf(problem.kind).why}`,
    `    allowed: ${problem.allowed}`,
    `    mend:    ${problem.mend}`,
  ].join('\n')
}

/** Prints all problems of one run, in the order of files and lines, under a line that counts them. */
export function formatProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`
  return formatUnder(`${count} in the content files.`, problems)
}

/** Prints what needs somebody's care soon but is no mistake, in the same form. */
export function formatWarnings(warnings: readonly Problem[]): string {
  const count = warnings.length === 1 ? '1 hint' : `${warnings.length} hints`
  return formatUnder(
    `${count}. Nothing fails for ${warnings.length === 1 ? 'it' : 'them'}.`,
    warnings,
  )
}

function formatUnder(line: string, problems: readonly Problem[]): string {
  const sorted = [...problems].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  )
  return [line, ...sorted.map(formatProblem)].join('\n\n')
}
