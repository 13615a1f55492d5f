/**
 * A node of a text as the rich text field holds it: the JSON of ProseMirror. Blocks have a `gap`, the blank lines
 * above them where they differ from the usual one.
 */
export interface TextNode {
  type: string
  attrs?: Readonly<Record<string, unknown>>
  content?: readonly TextNode[]
  marks?: readonly TextMark[]
  text?: string
}

/** Bold, emphasis, or a link around a part of a text. */
export interface TextMark {
  type: string
  attrs?: Readonly<Record<string, unknown>>
}

export const sameMark = (one: TextMark, other: TextMark): boolean =>
  one.type === other.type && JSON.stringify(one.attrs ?? {}) === JSON.stringify(other.attrs ?? {})

/** Returns whether a block holds nothing. Such a block is not written. */
export const isEmptyBlock = ({ type, content = [] }: TextNode): boolean =>
  (type === 'paragraph' || type === 'source') && content.every(({ text }) => text?.trim() === '')
