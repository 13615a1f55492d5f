/** HTML comments that enclose the generated part of a Markdown document. */
export interface Marks {
  file: string
  begin: string
  end: string
}

/**
 * Returns the part of a document between its marks.
 *
 * @throws Error where the document lacks the marks
 */
export function markedPart(document: string, marks: Marks): string {
  return split(document, marks).part.trim()
}

/**
 * Replaces the part of a document between its marks.
 *
 * @throws Error where the document lacks the marks
 */
export function replaceMarkedPart(document: string, part: string, marks: Marks): string {
  const { before, after } = split(document, marks)
  return `${before}\n\n${part}\n\n${after}`
}

function split(
  document: string,
  { file, begin, end }: Marks,
): Record<'before' | 'part' | 'after', string> {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${file} must hold the marks "${begin}" and "${end}".`)
  const start = from + begin.length
  return {
    before: document.slice(0, start),
    part: document.slice(start, to),
    after: document.slice(to),
  }
}
