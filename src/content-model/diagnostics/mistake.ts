/** The place of an example, so that documentation and tests can show it in context. */
export type ExampleLocation = 'text' | 'front matter' | 'page' | 'section' | 'alert' | 'file'

/** One kind of mistake, as it is explained to writers. Messages and documentation both come from it. */
export interface Mistake {
  /** The mistake in a few words: the heading in the documentation. */
  title: string
  /** Why it matters, to readers or to writers; one or two sentences. */
  why: string
  /**
   * What the mistake looks like and what to write instead. Both are tried by a test. The examples of
   * `file` say what was done, because no lines of text can show it.
   *
   * - `text`: the text of an article below its front matter
   * - `front matter`: lines of the front matter of an article
   * - `page`: fields of a page
   * - `section`: a section of a page
   * - `alert`: fields of an alert
   */
  in: ExampleLocation
  bad: string
  good: string
  /**
   * Left out: the site is not built until it is fixed. `check`: only `npm run check` and the tests
   * fail. `nothing`: it is only said.
   */
  stops?: 'check' | 'nothing'
  /** True if there may be hundreds: each is printed on one line, with the reason and the cure only once. */
  listed?: true
}
