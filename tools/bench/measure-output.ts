import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What a build has written. */
export interface Output {
  files: number
  /** All files together, in MB. */
  mb: number
  /** HTML of one article, in kB: as it is, and gzip. */
  articleKb: number
  articleGzipKb: number
  /** The largest HTML page, in kB gzip, and its path. */
  largestGzipKb: number
  largest: string
}

/**
 * Looks at a built site.
 *
 * @param folder where it lies
 * @param article the HTML file of one article, below it
 */
export function measureOutput(folder: string, article: string): Output {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, bytes: statSync(file).size }))
  const [largest] = files
    .filter(({ file }) => file.endsWith('.html'))
    .sort((a, b) => b.bytes - a.bytes)
  const html = readFileSync(join(folder, article))
  const kb = (bytes: number): number => Math.round(bytes / 100) / 10
  return {
    files: files.length,
    mb: Math.round(files.reduce((sum, { bytes }) => sum + bytes, 0) / 100_000) / 10,
    articleKb: kb(html.length),
    articleGzipKb: kb(gzipSync(html, { level: 9 }).length),
    largestGzipKb: largest ? kb(gzipSync(readFileSync(largest.file), { level: 9 }).length) : 0,
    largest: largest?.file.slice(folder.length) ?? '',
  }
}
