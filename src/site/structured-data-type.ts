/** A block of schema.org data for search engines. */
export interface StructuredData {
  /** The element of the page gets the id `ld-{id}`. */
  id: string
  /** The data as it is printed, `@context` and `@type` included. */
  data: object
}
