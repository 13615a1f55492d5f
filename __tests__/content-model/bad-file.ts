import { formatDiagnostic } from '../../src/content-model/diagnostic'
import { changed, locationsOf, problemsOf, withFile } from './good-site'

/** One file of the good site with a mistake in it, and what must be said about it. */
export interface BadFile {
  mistake: string
  /** Path of the file, also of one that the good site does not have. */
  path: string
  /** A part of the good file and what stands in its place… */
  change?: readonly [from: string, to: string]
  /** …or the whole file. */
  whole?: string | Uint8Array
  /** Line and column of the mistake, and its field; where left out, the snapshot has them. */
  at?: string
  field?: string
  /** Parts of the message that a table of near-alike files has to differ in. */
  says?: readonly string[]
}

/** One test for each bad file: its report, which names nothing but the mistake and its cure, is a snapshot. */
export function testBadFiles(files: readonly BadFile[]): void {
  test.each(files)('$mistake', ({ path, change, whole, at, field, says = [] }) => {
    const content = change ? changed(path, ...change) : (whole ?? '')
    const diagnostics = problemsOf(withFile(path, content))
    if (at) expect(locationsOf(diagnostics)).toEqual([`${path}:${at}${field ? `  ${field}` : ''}`])
    const printed = diagnostics.map(formatDiagnostic).join('\n')
    for (const part of says) expect(printed).toContain(part)
    expect(printed).toMatchSnapshot()
  })
}
