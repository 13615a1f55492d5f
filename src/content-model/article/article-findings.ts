import type { Content } from 'mdast'
import { z } from 'zod'
import type { AttributeKind } from './article-components'
import { helpLineName, sitePath, webAddress } from '../schemas/fields'
import type { Diagnostic } from '../diagnostic'

/** What is wrong with a part of an article, and what to write instead. */
export type Finding = Pick<Diagnostic, 'kind' | 'found' | 'allowed' | 'fix'>

/** A part of an article that knows where it stands. */
export type Part = { position?: Content['position'] }

/** Notes a problem at a part of an article. */
export type Add = (part: Part, field: string, finding: Finding) => void

/** The Markdown that an article may use, in words. */
export const markdown =
  'paragraphs, ## and ### headings, lists, > quotes, **bold**, *emphasis*, links'

/**
 * Controls, marks that turn the direction of writing, signs without width, and what stands where a
 * sign could not be read. They can make words look like others.
 */
export const unseen = /[^\P{Cc}\t\r\n]|[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/u

/** What is said of such a sign. */
export const unseenFinding: Finding = {
  kind: 'sign-unseen',
  found: 'a sign that cannot be seen',
  allowed: 'words that look as they are read',
  fix: 'Delete the words around this place and type them anew.',
}

/** What is said of words in the paragraph of a tag, such as `</Warning>`. */
export const wordsBeside = (tag: string): Finding => ({
  kind: 'words-beside-tag',
  found: `words beside ${tag}`,
  allowed: 'tags and words with an empty line between them',
  fix: `Put ${tag} on a line of its own, with an empty line above and below it.`,
})

/** Made once: creating a schema takes longer than using it. */
const schemas = {
  path: sitePath(),
  target: z.union([z.literal('consultation'), sitePath()]),
  'web-address': webAddress(),
  'help-line': helpLineName(),
}

/** Whether a value is of the kind that an attribute or link needs. */
export function isValid(kind: AttributeKind, value: string): boolean {
  return kind in schemas
    ? schemas[kind as keyof typeof schemas].safeParse(value).success
    : value.trim() !== ''
}
