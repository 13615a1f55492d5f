/** Row of a table, by column heading. */
export type Row = Readonly<Record<string, string | number>>

/**
 * Formats a table as Markdown with aligned columns, which is readable in a terminal too. Numbers
 * are aligned right.
 */
export function table(rows: readonly Row[]): string {
  const heads = Object.keys(rows[0] ?? {})
  const cells = [heads, ...rows.map((row) => heads.map((head) => String(row[head] ?? '')))]
  const widths = heads.map((_, at) => Math.max(3, ...cells.map((line) => line[at]?.length ?? 0)))
  const right = heads.map((head) => rows.every((row) => /^[\d.]/.test(String(row[head] ?? ''))))
  const line = (entries: readonly string[]): string =>
    `| ${entries.map((entry, at) => (right[at] ? entry.padStart(widths[at] ?? 0) : entry.padEnd(widths[at] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, at) =>
    right[at] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  )
  const [head = [], ...body] = cells
  return [line(head), line(rule), ...body.map(line)].join('\n')
}
