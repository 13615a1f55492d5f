import { visit, type Document, type YAMLError } from 'yaml'
import type { yamlMistakes } from '../diagnostics/file-mistakes'
import { explain, type MistakeText } from '../diagnostics/mistakes'
import { singleLine } from '../text'

/** The message of a quote that is never closed, which is noticed at the end of the file only. */
const openQuote = /closing .quote/

/** The mistakes in YAML that writers make, by code and message of the parser. */
const kinds: readonly [pattern: RegExp, kind: YamlKind, found?: string][] = [
  [/^DUPLICATE_KEY/, 'yaml-key-twice'],
  [/^TAB_AS_INDENT/, 'yaml-tab'],
  [/^BLOCK_AS_IMPLICIT_KEY Nested/, 'yaml-second-colon'],
  [openQuote, 'yaml-open-quote'],
  [/end with a [\]}]/, 'yaml-open-bracket'],
  [
    /^BAD_INDENT|Sequence item without -|A block sequence|at node end in column 1/,
    'yaml-out-of-line',
  ],
  [
    /^MULTILINE_IMPLICIT_KEY/,
    'yaml-out-of-line',
    'a line that continues on the next one, because that one is indented further',
  ],
  [/at node end/, 'yaml-words-behind-quote'],
  [/^MULTIPLE_DOCS/, 'yaml-second-document'],
]

type YamlKind = Exclude<
  keyof typeof yamlMistakes,
  'yaml-unreadable' | 'yaml-tag' | 'yaml-comment-behind'
>

/** Explains a YAML syntax error in plain words, with its fix. */
export function explainYaml(error: YAMLError, source: string): MistakeText {
  const line = lineAt(source, error.pos[0])
  const [, key, value] = /^[ \t]*(?:- )?([A-Za-z]\w*):([^\s/].*)$/.exec(line) ?? []
  if (key !== undefined && value !== undefined) {
    return explain('yaml-unreadable', {
      found: 'a colon without a space behind it',
      fix: `Write ${key}: ${value}`,
    })
  }
  const message = describe(error, source)
  const [, kind, found] = kinds.find(([pattern]) => pattern.test(message)) ?? []
  if (kind && !aboutValue.includes(kind)) return explain(kind, found ? { found } : {})
  const fix = quotedFix(source, error.pos[0])
  return kind
    ? explain(kind, fix)
    : explain('yaml-unreadable', { found: inWords(error.message), ...fix })
}

/** Returns what the parser found, in words that writers know. */
function inWords(message: string): string {
  if (message.startsWith('Comments must')) return 'a # between words, without quotes'
  if (message.includes('block-seq-ind')) return 'a "- " before the words of a value, without quotes'
  return singleLine(message)
}

/** Kinds whose cure is to put the value of the line in quotation marks. */
const aboutValue: readonly string[] = [
  'yaml-second-colon',
  'yaml-words-behind-quote',
] satisfies YamlKind[]

const lineAt = (source: string, offset: number): string =>
  source.slice(source.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? ''

/** Matches a line of YAML. Its groups are the key with its colon, which may be missing, and the value. */
const keyAndValue = /^[ \t]*(?:- )?((?:[A-Za-z]\w*: +)?)(\S.*?)\s*$/

/**
 * Returns the line at an offset as it must be written for its value to be plain words: in "double quotes". Straight
 * quotes inside it become curly ones. The fix is left out if the line has no value.
 */
export function quotedFix(source: string, offset: number): { fix?: string } {
  const [, key = '', value] = keyAndValue.exec(lineAt(source, offset)) ?? []
  if (value === undefined || /^[|>][+-]?$/.test(value)) return {}
  const [, list] = /^\[([^[\]"']*)\]$/.exec(value) ?? []
  if (list !== undefined)
    return { fix: `Write ${key}[${list.replace(/[#&*!%@`]/g, '').replace(/ *; */g, ', ')}]` }
  const words = value
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/^["']|^[>|] /, '')
    .replace(/^([*_`]+)(.*)\1$/, '$2')
    .replace(/\*\*/g, '')
    .replace(/"([^"]*)"/g, '“$1”')
    .replace(/["\\]/g, '')
  return { fix: `Write ${key}"${words}"` }
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

/** Mistakes that affect one line only. Any other one shifts the lines after it. */
const ofOneLine = /^(?:DUPLICATE_KEY|BLOCK_AS_IMPLICIT_KEY Nested|BAD_SCALAR_START)/

/** Returns the errors up to the first that shifts the rest, because later ones may only follow from it. */
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
