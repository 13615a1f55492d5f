import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Size of the output of a build. */
export interface Output {
  files: number
  /** Size of all files in MB. */
  mb: number
  /** Size of the HTML of one article in kB: uncompressed, and gzip. */
  articleKb: number
  articleGzipKb: number
  /** Size of the largest HTML page in kB gzip, and its path. */
  largestGzipKb: number
  largest: string
}

/**
 * Measures a built site.
 *
 * @param folder folder of the site
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
