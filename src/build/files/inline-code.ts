import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'

/** What pages hold in themselves that a content security policy must allow by name. */
export interface InlineCode {
  /** The text of each inline script that runs. */
  scripts: ReadonlySet<string>
  /** The value of each style attribute. */
  styleAttributes: ReadonlySet<string>
  /** Where forms are posted when no script takes them over. */
  formActions: ReadonlySet<string>
}

/** Types of scripts that browsers run. All others are blocks of data, which no policy touches. */
const runs = new Set(['', 'module', 'text/javascript', 'application/javascript'])

/** Reads the inline code of all pages. Each piece is kept once, however many pages hold it. */
export function readInlineCode(pages: Iterable<string>): InlineCode {
  const scripts = new Set<string>()
  const styleAttributes = new Set<string>()
  const formActions = new Set<string>()
  let script: string | undefined
  for (const html of pages) {
    const parser = new Parser({
      onopentag(name, attributes) {
        if (attributes.style !== undefined) styleAttributes.add(attributes.style)
        if (name === 'form' && attributes.action) formActions.add(attributes.action)
        const inline = name === 'script' && attributes.src === undefined
        if (inline && runs.has((attributes.type ?? '').trim().toLowerCase())) script = ''
      },
      ontext(text) {
        if (script !== undefined) script += text
      },
      onclosetag(name) {
        if (name !== 'script' || script === undefined) return
        // Browsers read any line end as a line feed before they hash.
        scripts.add(script.replace(/\r\n?/g, '\n'))
        script = undefined
      },
    })
    parser.end(html)
  }
  return { scripts, styleAttributes, formActions }
}

/** The source expression that allows one piece of inline code: `'sha256-…'`. */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}'`
}
