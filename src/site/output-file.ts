/** A file beside the pages. */
export interface OutputFile {
  /** Its path in the folder that is published. */
  file: string
  content: string | Uint8Array
}
