import type { Step } from '../reading/parse-yaml'
import type { Problem } from '../problem'
import { problemAt, type ContentRecord, type ContentRecords } from '../record'
import { closest } from '../reading/spelling'
import { fieldName } from '../reading/value-path'
import { walk } from '../reading/walk'

/** Fields that name other files, and the folder they name them in. */
const folders = {
  shared: 'shared',
  faqs: 'faqs',
  team: 'team',
  testimonials: 'testimonials',
} as const

/** Finds shared sections, questions, people and testimonials that are named but not there. */
export function checkReferences(records: ContentRecords): Problem[] {
  return records.withFields().flatMap((record) => {
    const problems: Problem[] = []
    walk(record.parsed.data, (value, path) => {
      const folder = folderOf(path)
      if (folder && typeof value === 'string') problems.push(...check(record, path, folder, value))
    })
    return problems

    function check(from: ContentRecord, path: Step[], folder: Folder, id: string): Problem[] {
      const ids = records.ids(folder)
      if (ids.includes(id)) return []
      return [
        problemAt(from, path, {
          field: fieldName(path),
          found: `"${id}", but there is no file ${folder}/${id}.yaml`,
          allowed: ids.length > 0 ? ids.join(', ') : `a file name of ${folder}, without .yaml`,
          mend: closest(id, ids),
        }),
      ]
    }
  })
}

type Folder = keyof typeof folders

/** The folder that a value at this path names a file of. `faqs` and `team` are lists of names. */
function folderOf(path: readonly Step[]): Folder | undefined {
  const last = path.at(-1)
  const key = typeof last === 'number' ? path.at(-2) : last
  return typeof key === 'string' && key in folders ? folders[key as Folder] : undefined
}
