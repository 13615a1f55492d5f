/** The input of a field, with its options as Sveltia CMS names them. */
export interface Input {
  widget: string
  /** Fields of an object. */
  fields?: Field[]
  [option: string]: unknown
}

/** A field of an entry, as the editor reads it in its configuration. */
export interface Field extends Input {
  name: string
  label?: string
  hint?: string
  required?: boolean
}
