import type { Diagnostic } from '../diagnostic'
import { diagnosticIn } from '../record'
import type * as z from 'zod'
import { type ParsedYaml, type Step, fieldName, valueAt } from './parse-yaml'
import { explain, type MistakeText } from '../diagnostics/mistakes'
import { isOptional, knownFields } from './field-values'
import { choicesFor, correctLink, correctPhone, listValues, nearest } from './suggestions'

/** The branch of a union that a writer most likely meant: the one whose mistakes weigh least. */
function bestBranch(branches: readonly Diagnostic[][], entry: string): Diagnostic[] {
  return branches.reduce((a, b) => (weight(b, entry) < weight(a, entry) ? b : a))
}

function weight(diagnostics: readonly Diagnostic[], entry: string): number {
  return diagnostics.reduce((sum, diagnostic) => sum + weightOf(diagnostic, entry), 0)
}

/**
 * The fields of the entry itself show what it was meant as: an unknown one weighs more than one that is
 * missing or misspelled, and a missing or unknown `kind` most. Mistakes further inside hardly weigh.
 */
function weightOf({ field, found, fix }: Diagnostic, entry: string): number {
  const inside = field.slice(entry.length + 1)
  const unknown = found.startsWith('an unknown field')
  if (/[.[]/.test(inside)) return 0.01
  if (inside === 'kind' && unknown) return Infinity
  if (inside === 'kind' && found.startsWith('nothing')) return 5
  return unknown && !fix.startsWith('Did you mean') ? 3 : 1
}

/** Describes a value for a message: its text in quotes, or its kind. */
function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (value === '') return 'an empty value'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object') return 'a group of fields'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `"${text.length > 80 ? `${text.slice(0, 77)}...` : text}"`
}

type Issue = z.core.$ZodIssue

/** The file that issues are about, and the schema that found them. */
interface CheckedFile {
  file: string
  parsed: ParsedYaml
  schema: z.ZodType
}

/**
 * Turns zod issues into diagnostics with a position and a fix. A union is explained by the branch that fits
 * best: the one with the fewest mistakes.
 *
 * @param checked its schema is that of the whole file; its fields are listed if one is unknown
 * @param base path to the value that the issues are about
 */
export function explainIssues(
  checked: CheckedFile,
  issues: readonly Issue[],
  base: readonly Step[] = [],
): Diagnostic[] {
  const pathOf = (issue: Issue): Step[] => [...base, ...(issue.path as Step[])]
  const { data } = checked.parsed
  const missing = issues.map(pathOf).filter((path) => valueAt(data, path) === undefined)
  return firstOfEachValue(issues).flatMap((issue) =>
    explainIssue(checked, issue, pathOf(issue), missing),
  )
}

/** Later issues of a value follow from its first: words in place of a list are also too short. */
function firstOfEachValue(issues: readonly Issue[]): Issue[] {
  const subject = (issue: Issue): unknown =>
    issue.code === 'unrecognized_keys' ? issue : fieldName(issue.path as Step[])
  const subjects = issues.map(subject)
  return issues.filter((_issue, index) => subjects.indexOf(subjects[index]) === index)
}

function explainIssue(
  checked: CheckedFile,
  issue: Issue,
  path: readonly Step[],
  missing: readonly Step[][],
): Diagnostic[] {
  const { parsed, schema } = checked
  const value = valueAt(parsed.data, path)
  const found = describeValue(value)
  const wrong = (text: MistakeText): Diagnostic[] => {
    if (value === undefined) return [missingField(checked, path, text.allowed)]
    const isLeftEmpty = value === '' && isOptional(schema, parsed.data, path)
    const fix = isLeftEmpty ? text.fix.replace(/\.$/, ', or remove the line.') : text.fix
    return [diagnosticIn(checked, path, { ...text, fix })]
  }

  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownField(checked, path, key, missing))
    case 'invalid_key': {
      const key = String(path.at(-1))
      const allowed = issue.issues[0]?.message ?? issue.message
      return [
        {
          ...diagnosticIn(checked, path, explain('field-name-malformed', { key, allowed })),
          ...parsed.positionOfKey(path.slice(0, -1), key),
        },
      ]
    }
    case 'invalid_union':
      return explainUnion(checked, issue, path)
    case 'invalid_value':
      return wrong(explain('value-unknown', { found, ...choicesFor(value, issue.values) }))
    case 'invalid_type':
      return wrong(
        explain('value-of-other-form', {
          found,
          allowed: typeNames[issue.expected] ?? issue.expected,
          fix: otherForm(issue.expected, value, path),
        }),
      )
    case 'too_small':
      return wrong(
        explain('value-too-short', {
          found,
          least: leastOf(issue.origin, Number(issue.minimum)),
          fix: issue.origin === 'string' ? 'Write the words.' : 'Add what is missing.',
        }),
      )
    case 'too_big':
      return wrong(
        explain('value-too-long', {
          found,
          most: `${issue.maximum} ${issue.origin === 'string' ? 'letters' : 'entries'}`,
        }),
      )
    case 'custom':
      // A rule of a schema gives its own kind and words.
      if (issue.params?.kind) return [diagnosticIn(checked, path, issue.params as MistakeText)]
      return wrong(malformed(value, found, issue.message))
    default:
      return wrong(malformed(value, found, issue.message))
  }
}

/** Explains a value in the wrong form; also how a link or telephone number is written right, if that is clear. */
function malformed(value: unknown, found: string, allowed: string): MistakeText {
  const written = typeof value === 'string' ? value : ''
  const right = /^(?:\/|https?:|www\.)/i.test(written)
    ? correctLink(written)
    : correctPhone(written, allowed)
  return explain('value-malformed', { found, allowed, ...(right ? { fix: `Write ${right}` } : {}) })
}

function missingField(
  checked: CheckedFile,
  path: readonly Step[],
  allowed: string,
  fix = `Add a line "${String(path.at(-1))}:" with its value.`,
): Diagnostic {
  return diagnosticIn(checked, path, explain('field-missing', { allowed, fix }))
}

function unknownField(
  checked: CheckedFile,
  path: readonly Step[],
  key: string,
  missing: readonly Step[][],
): Diagnostic {
  const { parsed, schema } = checked
  const siblings = missing.filter((other) => fieldName(other.slice(0, -1)) === fieldName(path))
  const fields = knownFields(schema, parsed.data, path)
  const meant = nearest(
    key,
    siblings.map((other) => other.at(-1)),
  )
  const text = explain('field-unknown', {
    key,
    allowed: listValues(key, fields) || 'only the fields that this kind of file or section has',
    fix: meant ? `Did you mean "${meant}"?` : 'Check the spelling, or remove the line.',
  })
  return { ...diagnosticIn(checked, [...path, key], text), ...parsed.positionOfKey(path, key) }
}

function explainUnion(
  checked: CheckedFile,
  issue: Extract<Issue, { code: 'invalid_union' }>,
  path: readonly Step[],
): Diagnostic[] {
  const kinds = (issue as { options?: readonly unknown[] }).options
  if ('discriminator' in issue && issue.errors.length === 0) {
    const key = String(issue.discriminator)
    const kindPath = issue.path.at(-1) === key ? path : [...path, key]
    const found = valueAt(checked.parsed.data, kindPath)
    const choices = kinds
      ? choicesFor(found, kinds)
      : { allowed: 'one of the kinds', fix: 'Check the spelling.' }
    if (found === undefined) return [missingField(checked, kindPath, choices.allowed, choices.fix)]
    const text = explain('value-unknown', { found: describeValue(found), ...choices })
    return [diagnosticIn(checked, kindPath, text)]
  }
  const branches = issue.errors.map((errors) => explainIssues(checked, errors, path))
  const entry = fieldName(path)
  const best = bestBranch(branches, entry)
  const others = branches.filter((branch) => branch !== best && branch.length === 1)
  const [first] = best
  if (best.length === 1 && first && others.length > 0 && first.field === entry) {
    const allowed = [first, ...others.flat()].map((diagnostic) => diagnostic.allowed)
    return [{ ...first, allowed: allowed.join('; or ') }]
  }
  return best
}

const typeNames: Record<string, string> = {
  string: 'words',
  array: 'a list: lines that start with "- ", or [one, two]',
  object: 'lines of the form "key: value", indented below it',
  record: 'lines of the form "key: value"',
}

/** YAML reads words that start with a bracket as a list or a group of fields. */
function otherForm(expected: string, value: unknown, path: readonly Step[]): string {
  if (path.length === 0) return 'Write the fields of the file; another file of its kind shows them.'
  if (expected === 'array' && typeof value === 'string') {
    return `Write [${value.split(/\s*[,;|]\s*/).join(', ')}]`
  }
  if (expected !== 'string') return 'Write the value in the form that is allowed here.'
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? `Write "${value.join(', ')}"`
    : 'Put words that start with { or [ in "double quotes".'
}

function leastOf(origin: string, minimum: number): string {
  if (origin !== 'string') return `${minimum} ${minimum === 1 ? 'entry' : 'entries'}`
  return minimum > 1 ? `${minimum} letters` : 'one word'
}
