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
const executableTypes = new Set(['', 'module', 'text/javascript', 'application/javascript'])

/** The inside of a tag: quoted values as a whole, so that no sign within one ends it. */
const attributePattern = `(?:"[^"]*"|'[^']*'|[^<>"'])*`

/** Scripts with what they hold, forms, and tags with a style: a tenth of a page. */
const codePattern = new RegExp(
  [
    '<script\\b.*?</script\\s*>',
    `<form\\b${attributePattern}>`,
    `<[a-z]${attributePattern}?\\bstyle\\s*=${attributePattern}>`,
  ].join('|'),
  'gis',
)

/**
 * Reads the inline code of all pages. Each piece is kept once, however many pages hold it. Only the
 * pieces of a page that may hold code are parsed, because there may be thousands of pages.
 */
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
        if (inline && executableTypes.has((attributes.type ?? '').trim().toLowerCase())) script = ''
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
    parser.end(html.match(codePattern)?.join('') ?? '')
  }
  return { scripts, styleAttributes, formActions }
}

/** The source expression that allows one piece of inline code: `'sha256-…'`. */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}'`
}
