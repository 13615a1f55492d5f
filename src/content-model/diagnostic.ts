import { mistakeOf, type DiagnosticKind } from './diagnostics/mistakes'

/** One mistake in a content file, explained so that a writer can fix it without asking. */
export interface Diagnostic {
  /** The kind of mistake; `diagnostics/` explains why it matters. */
  kind: DiagnosticKind
  /** Path below the content folder, with forward slashes. */
  file: string
  /** Line, counted from 1. */
  line: number
  /** Column, counted from 1. */
  column: number
  /** The field, as a writer would name it: `sections[2].title`. Empty for the whole file. */
  field: string
  /** The current value. This and the following name other files as `file` does. */
  found: string
  /** The values that are allowed. */
  allowed: string
  /** The cure. */
  fix: string
}

/** The words of a diagnostic, without its place. */
export type DiagnosticText = Pick<Diagnostic, 'kind' | 'found' | 'allowed' | 'fix'>

/** Returns a diagnostic of a whole file, or of a line in it. */
export function diagnosticOfFile(
  file: string,
  text: DiagnosticText,
  line = 1,
  column = 1,
): Diagnostic {
  return { file, line, column, field: '', ...text }
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

/** Prints warnings, which are no mistakes, in the same form. */
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
