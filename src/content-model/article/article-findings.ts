import type { Content } from 'mdast'
import type { AttributeKind } from './article-components'
import { sitePath, webAddress } from '../shapes/fields'
import type { Problem } from '../problem'

/** What is wrong with a part of an article, and what to write instead. */
export type Finding = Pick<Problem, 'kind' | 'found' | 'allowed' | 'mend'>

/** A part of an article that knows where it stands. */
export type Part = { position?: Content['position'] }

/** Notes a problem at a part of an article. */
export type Add = (part: Part, field: string, finding: Finding) => void

/** The Markdown that an article may use, in words. */
export const markdown =
  'paragraphs, ## and ### headings, lists, > quotes, **bold**, *emphasis*, links'

/** Whether a value is of the kind that an attribute or link needs. */
export function holds(kind: AttributeKind, value: string): boolean {
  if (kind === 'path') return sitePath().safeParse(value).success
  if (kind === 'web-address') return webAddress().safeParse(value).success
  return value.trim() !== ''
}
