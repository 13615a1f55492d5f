import { urlOf } from '../collections'
import type { Problem } from '../problem'
import { problemAt, type ContentRecords } from '../record'
import { closest } from '../reading/spelling'
import { fieldName } from '../reading/value-path'
import { walk } from '../reading/walk'
import { articleLinks } from '../article/article-body'

/** Finds links to pages of this site that do not exist. */
export function checkLinks(records: ContentRecords): Problem[] {
  const known = new Set(records.places.map(urlOf).filter((url) => url !== undefined))

  const inFields = records.withFields().flatMap((record) => {
    const problems: Problem[] = []
    walk(record.parsed.data, (value, path) => {
      if (path.at(-1) !== 'to' || typeof value !== 'string' || leadsSomewhere(value, known)) return
      problems.push(problemAt(record, path, { field: fieldName(path), ...broken(value, known) }))
    })
    return problems
  })

  const inBodies = records.withBody().flatMap((record) =>
    articleLinks(record.body ?? '')
      .filter((link) => !leadsSomewhere(link.url, known))
      .map((link) => ({
        file: record.file,
        line: link.line,
        column: link.column,
        field: 'link',
        ...broken(link.url, known),
      })),
  )

  return [...inFields, ...inBodies]
}

function leadsSomewhere(to: string, known: ReadonlySet<string>): boolean {
  return !to.startsWith('/') || known.has(pathOf(to))
}

function pathOf(to: string): string {
  return to.replace(/[?#].*$/, '') || '/'
}

function broken(to: string, known: ReadonlySet<string>) {
  return {
    found: `a link to "${to}", where there is no page`,
    allowed: 'the address of a page of this site',
    mend: closest(pathOf(to), [...known]),
  }
}
