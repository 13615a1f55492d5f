import { mistakeOf, type DiagnosticKind } from './diagnostics/mistakes'

/** One mistake in a content file, said so that a writer can fix it without asking. */
export interface Diagnostic {
  /** What kind of mistake it is; `mistakes/` says why it matters. */
  kind: DiagnosticKind
  /** Path below the content folder, with forward slashes. */
  file: string
  /** Line, counted from 1. */
  line: number
  /** Column, counted from 1. */
  column: number
  /** Where in the file, in the writer's words: `sections[2].title`. Empty for the whole file. */
  field: string
  /** What stands there now. This and the following name other files as `file` does. */
  found: string
  /** What may stand there. */
  allowed: string
  /** What to do about it. */
  fix: string
}

/** Prints a problem as five short lines; the first is `file:line:column`, which editors can open. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const location = `${diagnostic.file}:${diagnostic.line}:${diagnostic.column}`
  return [
    diagnostic.field ? `${location}  ${diagnostic.field}` : location,
    `    found:   ${diagnostic.found}`,
    `    why:     ${mistakeOf(diagnostic.kind).why}`,
    `    allowed: ${diagnostic.allowed}`,
    `    fix:     ${diagnostic.fix}`,
  ].join('\n')
}

/**
 * Prints all problems of one run, in the order of files and lines, under a line that counts them.
 *
 * @param folder the content folder, below which files are named: site
 */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], folder = ''): string {
  const count = diagnostics.length === 1 ? '1 mistake' : `${diagnostics.length} mistakes`
  return formatUnder(`${count} in the content files${folder ? ` of ${folder}/` : ''}.`, diagnostics)
}

/** Prints what needs somebody's care soon but is no mistake, in the same form. */
export function formatWarnings(warnings: readonly Diagnostic[]): string {
  const count = warnings.length === 1 ? '1 hint' : `${warnings.length} hints`
  return formatUnder(
    `${count}. Nothing fails for ${warnings.length === 1 ? 'it' : 'them'}.`,
    warnings,
  )
}

function formatUnder(line: string, diagnostics: readonly Diagnostic[]): string {
  const sorted = [...diagnostics].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  )
  const isListed = ({ kind }: Diagnostic): boolean => mistakeOf(kind).listed === true
  const lists = [...new Set(sorted.filter(isListed).map(({ kind }) => kind))].map((kind) =>
    formatList(sorted.filter((diagnostic) => diagnostic.kind === kind)),
  )
  const single = sorted.filter((diagnostic) => !isListed(diagnostic)).map(formatDiagnostic)
  return [line, ...single, ...lists].join('\n\n')
}

/** Prints diagnostics of one kind as one line each, below what holds for all of them. */
function formatList(diagnostics: readonly Diagnostic[]): string {
  const [first] = diagnostics
  if (!first) return ''
  const { title, why } = mistakeOf(first.kind)
  return [
    `${title} (${diagnostics.length})`,
    `    why:     ${why}`,
    `    allowed: ${first.allowed}`,
    `    fix:     ${first.fix}`,
    ...diagnostics.map(
      ({ file, line, column, field, found }) => `${file}:${line}:${column}  ${field}  ${found}`,
    ),
  ].join('\n')
}
