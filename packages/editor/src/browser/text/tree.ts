/** A node of a text as the rich text field holds it: the JSON of ProseMirror. */
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
