import type { YAMLError } from 'yaml'
import type { Diagnostic } from '../diagnostic'

type Cure = Pick<Diagnostic, 'kind' | 'found' | 'allowed' | 'fix'>

/** The mistakes of YAML that writers make, by code and message of its reader. */
const cures: readonly (Cure & { looks: RegExp })[] = [
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
    fix: 'Replace the tab by two spaces.',
  },
  {
    looks: /^BLOCK_AS_IMPLICIT_KEY/,
    kind: 'yaml-second-colon',
    found: 'a second ": " in the line',
    allowed: 'one ": " in a line',
    fix: 'Put the whole value in "double quotes", because it holds a colon.',
  },
  {
    looks: /closing .quote/,
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
    looks: /^BAD_INDENT|Sequence item without -/,
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

/** Says in plain words what the reader of YAML could not read, and how to fix it. */
export function explainYaml(error: YAMLError): Cure {
  const { kind, found, allowed, fix } =
    cures.find(({ looks }) => looks.test(`${error.code} ${error.message}`)) ?? {}
  return {
    kind: kind ?? 'yaml-unreadable',
    found: found ?? error.message.replace(/\s+/g, ' '),
    allowed: allowed ?? 'lines of the form "key: value", lists of "- item"',
    fix: fix ?? 'Compare with a neighbouring file; quote a value that holds : or #.',
  }
}

/** Mistakes that concern one line. Any other one shifts what stands behind it. */
const ofOneLine: readonly string[] = ['DUPLICATE_KEY', 'BLOCK_AS_IMPLICIT_KEY', 'BAD_SCALAR_START']

/** The errors up to the first that shifts the rest, because those behind it may only follow from it. */
export function tellingErrors(errors: readonly YAMLError[]): YAMLError[] {
  const shifts = ({ code }: YAMLError): boolean => !ofOneLine.includes(code)
  const sorted = [...errors].sort(
    (a, b) => a.pos[0] - b.pos[0] || Number(shifts(b)) - Number(shifts(a)),
  )
  const shift = sorted.findIndex(shifts)
  return shift < 0 ? sorted : sorted.slice(0, shift + 1)
}
