import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/** From so many articles on a further process is worth the two seconds that it takes to start. */
const many = 200

/**
 * How many processors Gatsby is told of (its setting GATSBY_CPU_COUNT): it makes pages in one process
 * fewer, and itself waits meanwhile. With many articles no processor shall wait.
 *
 * @param content the content folder
 */
export function processorCount(content: string, own = availableParallelism()): number {
  const folder = join(content, 'articles')
  // Where there is none, the check of the content has its say about that.
  const articles = existsSync(folder) ? readdirSync(folder).length : 0
  return articles < many ? own : own + 1
}
