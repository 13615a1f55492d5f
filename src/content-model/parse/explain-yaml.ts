import { visit, type Document, type YAMLError } from 'yaml'
import type { DiagnosticText } from '../diagnostic'

/** The message of a quote that is never closed, which is noticed at the end of the file only. */
const openQuote = /closing .quote/

/** The mistakes of YAML that writers make, by code and message of its reader. */
const cures: readonly (DiagnosticText & { looks: RegExp })[] = [
  {
    looks: /^DUPLICATE_KEY/,
    kind: 'yaml-key-twice',
    found: 'a key that stands above already',
    allowed: 'each key once',
    fix: 'Remove one of the two lines, or put both values into one.',
  },
  {
    looks: /^TAB_AS_INDENT/,
    kind: 'yaml-tab',
    found: 'a tab at the start of the line',
    allowed: 'spaces at the start of a line',
    fix: 'Indent the line with spaces: two more than the line it belongs to.',
  },
  {
    looks: /^BLOCK_AS_IMPLICIT_KEY Nested/,
    kind: 'yaml-second-colon',
    found: 'a second ": " in the line',
    allowed: 'one ": " in a line',
    fix: 'Put the whole value in "double quotes", because it holds a colon.',
  },
  {
    looks: openQuote,
    kind: 'yaml-open-quote',
    found: 'a quote that is never closed',
    allowed: 'a quote at the start and the same quote at the end',
    fix: 'Close the quote, or remove it.',
  },
  {
    looks: /end with a [\]}]/,
    kind: 'yaml-open-bracket',
    found: 'a [ or { that is never closed',
    allowed: '[one, two] on one line',
    fix: 'Close it, or put words that start with { or [ in "double quotes".',
  },
  {
    looks: /^BAD_INDENT|Sequence item without -|A block sequence|at node end in column 1/,
    kind: 'yaml-out-of-line',
    found: 'a line that starts in another column than its neighbours',
    allowed: 'lines of one list or map start in the same column',
    fix: 'Line it up with its neighbours.',
  },
  {
    looks: /^MULTILINE_IMPLICIT_KEY/,
    kind: 'yaml-out-of-line',
    found: 'words that go on in the line below, because that line starts further in',
    allowed: 'lines of one list or map start in the same column',
    fix: 'Line up the line below with its neighbours.',
  },
  {
    looks: /at node end/,
    kind: 'yaml-words-behind-quote',
    found: 'words behind a closing quote, } or ]',
    allowed: 'nothing behind it',
    fix: 'Put the whole value in "double quotes", because it starts with a quote, { or [.',
  },
  {
    looks: /^MULTIPLE_DOCS/,
    kind: 'yaml-second-document',
    found: 'a line --- or ..., which begins a second document',
    allowed: 'one document in a file',
    fix: 'Remove the line.',
  },
]

/** Explains a YAML syntax error in plain words, with its cure. */
export function explainYaml(error: YAMLError, source: string): DiagnosticText {
  const { kind, found, allowed, fix } =
    cures.find(({ looks }) => looks.test(describe(error, source))) ?? {}
  return {
    kind: kind ?? 'yaml-unreadable',
    found: found ?? error.message.replace(/\s+/g, ' '),
    allowed: allowed ?? 'lines of the form "key: value", lists of "- item"',
    fix: fix ?? 'Compare with a neighbouring file; quote a value that holds : or #.',
  }
}

/** The code and message of an error. In a line that is indented with a tab, the tab is the cause. */
function describe({ code, message, pos: [start] }: YAMLError, source: string): string {
  const lineStart = source.lastIndexOf('\n', start - 1) + 1
  const isTabbed = /^[ \t]*\t/.test(source.slice(lineStart)) && !openQuote.test(message)
  const column = start === lineStart ? ' in column 1' : ''
  return `${isTabbed ? 'TAB_AS_INDENT' : code} ${message}${column}`
}

/** Returns the offset where an error begins, which may be before or after the place where it was noticed. */
export function startOf(error: YAMLError, document: Document.Parsed, source: string): number {
  let [start] = error.pos
  if (openQuote.test(error.message)) {
    visit(document, {
      Scalar(_key, { type, range }) {
        if (type?.startsWith('QUOTE') && range && range[0] < error.pos[0]) start = range[0]
      },
    })
  }
  if (error.code === 'BAD_INDENT') {
    const emptyLines = /^(?: *(?:#.*)?\r?\n)*/.exec(source.slice(start))
    start += emptyLines?.[0].length ?? 0
  }
  return start
}

/** Mistakes that concern one line. Any other one shifts what stands behind it. */
const ofOneLine = /^(?:DUPLICATE_KEY|BLOCK_AS_IMPLICIT_KEY Nested|BAD_SCALAR_START)/

/** The errors up to the first that shifts the rest, because those behind it may only follow from it. */
export function tellingErrors(errors: readonly YAMLError[]): YAMLError[] {
  const shifts = ({ code, message }: YAMLError): boolean => !ofOneLine.test(`${code} ${message}`)
  // The position of a list in the wrong column is in front of it, where a tab may be.
  const start = ({ message, pos }: YAMLError): number =>
    /^A block sequence/.test(message) ? pos[0] + 1 : pos[0]
  const sorted = [...errors].sort(
    (a, b) => start(a) - start(b) || Number(shifts(b)) - Number(shifts(a)),
  )
  const shift = sorted.findIndex(shifts)
  return shift < 0 ? sorted : sorted.slice(0, shift + 1)
}
