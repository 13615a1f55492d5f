import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Parser } from 'htmlparser2'
import { listFiles } from '../src/output/list-files'

/**
 * Compares two built sites, to show that a change of code changes nothing that visitors read: the
 * text, links and alternative texts of every page, its head and its structured data. Prints the differences; exits with 1 if there
 * are any.
 *
 * Usage: npx tsx tools/compare-sites.ts <folder of one> <folder of the other>
 */
function main([before, after]: readonly string[]): void {
  if (!before || !after) throw new Error('Name two folders of built sites.')
  const [pagesBefore, pagesAfter] = [pagesOf(before), pagesOf(after)]
  const differences = [...new Set([...pagesBefore, ...pagesAfter])].sort().flatMap((page) => {
    if (!pagesAfter.includes(page)) return [`${page} is gone`]
    if (!pagesBefore.includes(page)) return [`${page} is new`]
    const [lines, other] = [linesOf(join(before, page)), linesOf(join(after, page))]
    const only = (mark: string, these: string[], those: string[]): string[] =>
      these.filter((line) => !those.includes(line)).map((line) => `${page} ${mark} ${line}`)
    const different = [...only('-', lines, other), ...only('+', other, lines)]
    if (different.length > 0 || lines.join('\n') === other.join('\n')) return different
    return [`${page} says the same in another order`]
  })
  console.log(differences.join('\n'))
  console.log(`${pagesAfter.length} pages, ${differences.length} differences`)
  process.exitCode = differences.length > 0 ? 1 : 0
}

function pagesOf(folder: string): string[] {
  return listFiles(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => relative(folder, file))
}

/** Returns what a page says, leads to and tells search engines, in its order, one a line. */
function linesOf(file: string): string[] {
  const lines: string[] = []
  let hidden = 0
  const parser = new Parser({
    onopentag: (name, { href, src, alt, 'aria-label': label, ...more }) => {
      const isData = more.type === 'application/ld+json'
      if ((name === 'script' && !isData) || name === 'style') hidden += 1
      if (name === 'html') lines.push(`language ${more.lang ?? ''} ${more.dir ?? ''}`)
      if (name === 'meta') lines.push(`meta ${JSON.stringify(more)}`)
      if (name === 'link' && href)
        lines.push(`link ${more.rel ?? ''} ${more.hreflang ?? ''} ${href}`)
      if (name === 'a' && href) lines.push(`link ${href}`)
      if (name === 'img') lines.push(`image ${src ?? ''} ${alt ?? ''}`)
      if (label) lines.push(`label ${label}`)
    },
    onclosetag: (name) => {
      if (name === 'script' || name === 'style') hidden = Math.max(0, hidden - 1)
    },
    ontext: (text) => {
      if (hidden === 0 && text.trim()) lines.push(text.trim().replace(/\s+/g, ' '))
    },
  })
  parser.end(readFileSync(file, 'utf8'))
  return lines
}

main(process.argv.slice(2))
