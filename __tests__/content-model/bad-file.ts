import { formatDiagnostic } from '../../src/content-model/diagnostic'
import { articlePath, articleWith, changed, problemsOf, withFile } from './good-site'

/** A part of a good file with its replacement, or the text of a whole file. */
type Mistake = readonly [from: string, to: string] | string | Uint8Array

/**
 * Tests mistakes in a file of the good site, each named after what was done. The printed report,
 * which names nothing but the mistake and its fix, is a snapshot.
 */
export function testBadFiles(path: string, mistakes: Readonly<Record<string, Mistake>>): void {
  test.each(Object.entries(mistakes))('%s', (_, mistake) => {
    const isWhole = typeof mistake === 'string' || mistake instanceof Uint8Array
    const content = isWhole ? mistake : changed(path, ...mistake)
    const printed = problemsOf(withFile(path, content)).map(formatDiagnostic).join('\n')
    expect(printed).toMatchSnapshot()
  })
}

/** Tests mistakes in the text of the good article, which begins in line 13. */
export function testBadArticles(bodies: Readonly<Record<string, string>>): void {
  const articles = Object.entries(bodies).map(([mistake, body]) => [
    mistake,
    articleWith(`${body}\n`),
  ])
  testBadFiles(articlePath, Object.fromEntries(articles) as Record<string, string>)
}
