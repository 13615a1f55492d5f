import { formatDiagnostic } from '../../src/content-model/diagnostic'
import type { SourceFile } from '../../src/content-model/record'
import { articlePath, articleWith, changed, problemsOf, withFile } from './good-site'

/** Sites by what was done to them. */
type Sites = Readonly<Record<string, readonly SourceFile[]>>

/** A part of a good file with its replacement, or the text of a whole file. */
type Mistake = readonly [from: string, to: string] | string | Uint8Array

const printed = (files: readonly SourceFile[]): string =>
  problemsOf(files).map(formatDiagnostic).join('\n')

/** Returns a table whose values were changed. */
export const mapped = <From, To>(
  table: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]))

/** Tests sites with mistakes. What is reported, which is all of it, is a snapshot. */
export function testBadSites(sites: Sites): void {
  test.each(Object.entries(sites))('%s', (_, files) => {
    expect(printed(files)).toMatchSnapshot()
  })
}

/** Tests sites in which nothing is a mistake. */
export function testGoodSites(sites: Sites): void {
  test.each(Object.entries(sites))('%s: no mistake', (_, files) => {
    expect(printed(files)).toBe('')
  })
}

/** Tests mistakes in a file of the good site, each named after what was done. */
export function testBadFiles(path: string, mistakes: Readonly<Record<string, Mistake>>): void {
  testBadSites(
    mapped(mistakes, (mistake) => {
      const isWhole = typeof mistake === 'string' || mistake instanceof Uint8Array
      return withFile(path, isWhole ? mistake : changed(path, ...mistake))
    }),
  )
}

/** Tests mistakes in the text of the good article, which begins in line 13. */
export function testBadArticles(bodies: Readonly<Record<string, string>>): void {
  testBadFiles(
    articlePath,
    mapped(bodies, (body) => articleWith(`${body}\n`)),
  )
}
