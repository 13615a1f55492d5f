import type { z } from 'zod'
import type { PageSubject } from './schemas/page'
import type { SectionKind } from './section'

/** Files of src/templates that show records as pages of their own. */
export type RecordTemplate = 'page' | 'article' | 'article-list' | 'step-guide'

/** What the files of every collection have. */
interface FileEntry {
  /**
   * Glob of its files. A `*` stands for a name of a-z, 0-9 and single hyphens, and `**` for any
   * number of folders with such names. The path that they match is the id of the record:
   * `springfield/old-town`.
   */
  files: string
  /** The ids there are, where they are fixed. */
  ids?: readonly string[]
  schema: z.ZodType
  /** Fields that the texts of a record may show as variables; days are written out. */
  variables?: readonly string[]
  /** true: the file of another content folder may leave out what that of content/ says. */
  partial?: true
  /**
   * How the folder of another language has its files: `shared` files are the same in every language, and
   * of `texts` only what visitors read is written again. Every other file is translated as a whole.
   */
  inLanguages?: 'shared' | 'texts'
  /** false: no running text, so it has no reading grade. */
  graded?: boolean
  /**
   * Who cannot do without its files: every site, a site with a folder such as `articles/`, or each
   * translation of a site that has them.
   */
  neededBy?: 'every site' | 'translations' | `${string}/`
}

/** A collection whose records are pages. */
interface PageEntry extends FileEntry {
  /** Type of its nodes in GraphQL: Service, City. */
  type: string
  /** Address of the page that a record is. */
  url: (id: string) => string
  /** File of src/templates that shows its pages. Those of `page` are made of sections. */
  template: RecordTemplate
  /** Group of the list of all pages that its pages stand in; its heading has that name. */
  group: string
  /** true: a page is in a folder that is the address of another page, which must be there. */
  below?: true
  /** What search engines are told that its pages are about, where a page does not say. */
  subject?: PageSubject
  /** Field with the name of the place that a page is about. */
  place?: string
  /** Section kinds that each page of the collection must have, so that pages of a kind stay alike. */
  requires?: readonly SectionKind[]
}

/** A collection whose records are no pages of their own. */
interface PartEntry extends FileEntry {
  /** Type of its nodes in GraphQL; left out if none are made. */
  type?: string
  template?: never
  url?: never
  group?: never
  below?: never
  subject?: never
  place?: never
  requires?: never
}

/**
 * A kind of content file: its folder, schema and addresses, how its pages are shown and what belongs
 * to it. All other code follows this entry; docs/extending.md lists the steps.
 */
export type Collection = PageEntry | PartEntry
