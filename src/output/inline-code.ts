import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'

/** Inline code of pages that a content security policy must allow by hash or source. */
export interface InlineCode {
  /** Text of each inline script that is executed. */
  scripts: ReadonlySet<string>
  /** Value of each style attribute. */
  styleAttributes: ReadonlySet<string>
  /** URLs that forms are posted to without scripts. */
  formActions: ReadonlySet<string>
}

/** Script types that browsers execute. All others are data blocks, which no policy restricts. */
const executableTypes = new Set(['', 'module', 'text/javascript', 'application/javascript'])

/**
 * Matches the attributes of a tag: quoted values as a whole, so that a > within one does not end
 * the tag.
 */
const attributePattern = `(?:"[^"]*"|'[^']*'|[^<>"'])*`

/**
 * Matches scripts with their content, forms, and tags with a style attribute: a tenth of a page.
 */
const codePattern = new RegExp(
  [
    '<script\\b.*?</script\\s*>',
    `<form\\b${attributePattern}>`,
    `<[a-z]${attributePattern}?\\bstyle\\s*=${attributePattern}>`,
  ].join('|'),
  'gis',
)

/**
 * Collects the inline code of all pages, each piece once. Only the parts of a page that may hold
 * code are parsed, because there may be thousands of pages.
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
        // Browsers normalize line ends to line feeds before they hash.
        scripts.add(script.replace(/\r\n?/g, '\n'))
        script = undefined
      },
    })
    parser.end(html.match(codePattern)?.join('') ?? '')
  }
  return { scripts, styleAttributes, formActions }
}

/** Returns the source expression that allows one piece of inline code: `'sha256-…'`. */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}'`
}
