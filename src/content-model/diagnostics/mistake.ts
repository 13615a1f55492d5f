/**
 * One kind of mistake, as it is explained to writers. Messages and documentation both come from it.
 *
 * `found`, `allowed` and `fix` are the texts of the message. A `{{name}}` in them is replaced by a value that the
 * rule gives. A text that differs from case to case is left out here, and the rule gives all of it.
 */
export interface Mistake {
  /** The mistake in a few words: its name in the documentation. */
  title: string
  /** Why it matters to readers or writers, in one or two sentences. */
  why: string
  /** What is there now. */
  found?: string
  /** What may be there. */
  allowed?: string
  /** What to do about it. */
  fix?: string
  /**
   * Left out: the site is not built until it is fixed. `check`: only `npm run check` and the tests
   * fail. `nothing`: a warning.
   */
  stops?: 'check' | 'nothing'
  /** True if there may be hundreds: each is printed on one line, below a reason and a fix for all of them. */
  listed?: true
}
