import type { Node } from 'gatsby'
import type { NodeModel } from './library'

/** Where the text of an article is found: it is long, and so it stands in one node only. */
export interface TextLocation {
  /** Id of the node that gatsby-plugin-mdx made of the file. */
  mdx: string
  /** The text that is shown, where it is not the one of that node. */
  body?: string
}

/** A text without the empty lines above it, which stand there to keep the numbers of its lines. */
export const withoutLinesAbove = (body: string): string => body.replace(/^[\r\n]+/, '')

/**
 * Returns where the text of an article is found.
 *
 * @param body what is shown: while a file is broken, develop shows its last good text
 * @param mdx the node that was made of the file
 */
export function textLocation(body: string, mdx: Node): TextLocation {
  const same = withoutLinesAbove(body) === withoutLinesAbove(String(mdx.body))
  return same ? { mdx: mdx.id } : { mdx: mdx.id, body }
}

/** The text of an article. */
export function findText({ mdx, body }: TextLocation, nodeModel: NodeModel): string {
  const text = body ?? nodeModel.getNodeById<{ body: string }>({ id: mdx })?.body
  if (text === undefined) throw new Error(`The node ${mdx} with the text of an article is missing.`)
  return text
}
