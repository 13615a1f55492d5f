import { checkSite } from '../../src/content-model/check-site'
import { formatDiagnostic, type Diagnostic } from '../../src/content-model/diagnostic'
import type { SourceFile } from '../../src/content-model/record'
import { sourceFiles, today } from '../sites/source-files'
import { smallSite } from '../sites/configurations'

export { today }

/** A content file held in memory. */
export function sourceFile(path: string, content: string | Uint8Array): SourceFile {
  return { path, bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content }
}

/** The small site, which has no mistake: each test changes one thing in it. */
export function goodSite(): SourceFile[] {
  return sourceFiles(smallSite)
}

/** The good site with one file added or replaced. */
export function withFile(path: string, content: string | Uint8Array): SourceFile[] {
  return withFiles({ [path]: content })
}

/** The good site with several files added or replaced. */
export function withFiles(files: Readonly<Record<string, string | Uint8Array>>): SourceFile[] {
  return Object.entries({ ...smallSite, ...files }).map(([path, content]) =>
    sourceFile(path, content),
  )
}

/** The good site with one file taken away. */
export function without(path: string): SourceFile[] {
  goodText(path)
  return goodSite().filter((file) => file.path !== path)
}

/** The text of a good file with one part of it exchanged. The part must stand there once. */
export function changed(path: string, from: string, to: string): string {
  const parts = goodText(path).split(from)
  if (parts.length !== 2) throw new Error(`"${from}" stands ${parts.length - 1} times in ${path}`)
  return parts.join(to)
}

/** The good article with another text below its front matter; that text starts in line 13. */
export const articlePath = 'articles/scam-likely/index.mdx'
export function articleWith(body: string): string {
  return changed(articlePath, 'Call {phone} if you are not sure.\n', body)
}

/** The text of a page with one more section, whose button leads somewhere. */
export const withButton = (text: string, to: string): string =>
  `${text}  - kind: prose\n    title: More\n    paragraphs: [See there.]\n    actions:\n      - label: Go on\n        to: ${to}\n`

export function problemsOf(files: readonly SourceFile[]): Diagnostic[] {
  return checkSite(files, today).diagnostics
}

/** First line of each problem as it is printed: `file:line:column  field`. */
export function locationsOf(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map((diagnostic) => formatDiagnostic(diagnostic).split('\n')[0] ?? '')
}

/** The text of a good file. */
export function goodText(path: string): string {
  const text = smallSite[path]
  if (text === undefined) throw new Error(`the good site has no file ${path}`)
  return text
}
