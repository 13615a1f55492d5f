import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
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
  const folders = [writeTexts(before, 'before'), writeTexts(after, 'after')]
  const options = ['--no-pager', 'diff', '--no-index', '--unified=1']
  const { status } = spawnSync('git', [...options, ...folders], { stdio: 'inherit' })
  if (status === 0) console.log('No page differs.')
  process.exitCode = status ?? 1
}

/** Writes what visitors read on each page to a text file, and returns the folder of these files. */
function writeTexts(site: string, name: string): string {
  const folder = join('.tmp/compare-sites', name)
  rmSync(folder, { recursive: true, force: true })
  for (const page of listFiles(site).filter((file) => file.endsWith('.html'))) {
    const file = join(folder, `${relative(site, page)}.txt`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${linesOf(page).join('\n')}\n`)
  }
  return folder
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
