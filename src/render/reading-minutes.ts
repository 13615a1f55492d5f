import type { Root } from 'mdast'
import { bodyTexts } from '../content-model/prose/body-texts'

/** Words a minute of a careful reader. */
const pace = 200

/** Returns the whole minutes it takes to read an article, at least one; only running words count. */
export function readingMinutes(root: Root): number {
  const count = bodyTexts(root)
    .filter(({ kind }) => kind === 'running')
    .reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0), 0)
  return Math.max(1, Math.round(count / pace))
}
