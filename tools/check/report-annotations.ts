import { mistakeOf } from '../../src/content-model/diagnostics/mistakes'
import type { Diagnostic } from '../../src/content-model/diagnostic'
import type { Result } from './check-all'

/**
 * Returns GitHub workflow commands, which are shown beside the lines of a pull request.
 *
 * @param folder path of the content folder in the repository, such as `content`
 */
export function reportAnnotations({ mistakes, warnings }: Result, folder: string): string {
  return [
    ...mistakes.map((diagnostic) => annotation('error', diagnostic, folder)),
    ...warnings.map((diagnostic) => annotation('warning', diagnostic, folder)),
  ].join('\n')
}

function annotation(level: 'error' | 'warning', diagnostic: Diagnostic, folder: string): string {
  const { kind, file, line, column, field, found, allowed, fix } = diagnostic
  const { title, why } = mistakeOf(kind)
  const properties = [
    `file=${property(`${folder}/${file}`)}`,
    `line=${line}`,
    `col=${column}`,
    `title=${property(title)}`,
  ]
  const lines = [
    `${field ? `${field}: ` : ''}${found}`,
    `Why: ${why}`,
    `Allowed: ${allowed}`,
    `Fix: ${fix}`,
  ]
  return `::${level} ${properties.join(',')}::${data(lines.join('\n'))}`
}

/** Escapes the data of a workflow command, which ends at the end of its line. */
function data(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
}

function property(text: string): string {
  return data(text).replace(/:/g, '%3A').replace(/,/g, '%2C')
}
