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
  /** Line and column of the mistake. */
  at: string
  /** The field, empty where the whole file is meant. */
  field: string
  /** Parts of the message: what was found, what is allowed, how to fix it. */
  says: readonly string[]
  /** First lines of further problems that follow from the same mistake. */
  also?: readonly string[]
}

/** One test for each bad file: nothing but its mistake is reported, at its place, in plain words. */
export function testBadFiles(files: readonly BadFile[]): void {
  test.each(files)('$mistake', ({ path, change, whole, at, field, says, also = [] }) => {
    const content = change ? changed(path, ...change) : (whole ?? '')
    const diagnostics = problemsOf(withFile(path, content))
    const location = `${path}:${at}${field && `  ${field}`}`
    expect(locationsOf(diagnostics)).toEqual([location, ...also])
    const printed = diagnostics.map(formatDiagnostic).join('\n')
    for (const part of says) expect(printed).toContain(part)
  })
}
