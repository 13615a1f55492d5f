import { mistakeOf, type DiagnosticKind, type MistakeText } from './diagnostics/mistakes'

/** One mistake in a content file, explained so that a writer can fix it without asking. */
export interface Diagnostic {
  /** The kind of mistake, as `diagnostics/` explains it. */
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
  /** What to do about it. */
  fix: string
}

/** Returns a diagnostic for a whole file, or for a line in it. */
export function diagnosticOfFile(
  file: string,
  text: MistakeText,
  line = 1,
  column = 1,
): Diagnostic {
  return { file, line, column, field: '', ...text }
}

/** Formats a diagnostic as five short lines. The first is `file:line:column`, which editors can open. */
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
 * Formats all diagnostics of a run, sorted by file and line, below their count.
 *
 * @param folder name of the content folder, such as site
 */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], folder = ''): string {
  const count = diagnostics.length === 1 ? '1 mistake' : `${diagnostics.length} mistakes`
  return formatUnder(`${count} in the content files${folder ? ` of ${folder}/` : ''}.`, diagnostics)
}

/** Formats warnings in the same way. */
export function formatWarnings(warnings: readonly Diagnostic[]): string {
  const count = warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`
  return formatUnder(`${count} (the check still passes).`, warnings)
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

/** Formats diagnostics of one kind as one line each, below the reason and the fix for all of them. */
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
