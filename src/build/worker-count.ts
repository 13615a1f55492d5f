import { existsSync, readdirSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, sep } from 'node:path'
import { codeNote } from './changed-code'
import { listFiles } from './list-files'

/** From so many articles on, more processes are worth the two seconds that they take to start. */
const many = 200

/**
 * How many processors Gatsby is told of (its setting GATSBY_CPU_COUNT). Told of one, it runs the
 * queries by itself, and one process that it starts at the very beginning writes the pages. Told of
 * more, it runs the queries in processes, ends them, starts them anew for the pages, and waits
 * meanwhile: so it is told of one more than there are, where many articles are to be made.
 *
 * It is an estimate from the times of files, and a wrong one costs time only.
 *
 * @param content the content folder
 * @param project the folder of this project
 */
export function processorCount(
  content: string,
  project = '.',
  own = availableParallelism(),
): number {
  return articlesToMake(content, project) < many ? 1 : own + 1
}

/** Those that changed since the last build; all of them where anything else did. */
function articlesToMake(content: string, project: string): number {
  const articles = join(content, 'articles')
  // Where there is none, the check of the content has its say about that.
  const all = existsSync(articles) ? readdirSync(articles) : []
  const last = statSync(join(project, codeNote), { throwIfNoEntry: false })?.mtimeMs
  if (all.length < many || last === undefined) return all.length
  const changed = (file: string): boolean => statSync(file).mtimeMs > last
  const others = [
    ...listFiles(content).filter((file) => !file.startsWith(articles + sep)),
    ...listFiles(join(project, 'src')),
    ...readdirSync(project)
      .filter((name) => /^gatsby-|^package-lock\.json$/.test(name))
      .map((name) => join(project, name)),
  ]
  return others.some(changed) ? all.length : listFiles(articles).filter(changed).length
}
