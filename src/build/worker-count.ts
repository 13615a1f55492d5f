import { readdirSync } from 'node:fs'
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
  const articles = readdirSync(join(content, 'articles')).length
  return articles < many ? own : own + 1
}
