import type { Diagnostic } from '../diagnostic'
import type { z } from 'zod'
import { type ParsedYaml, type Step, fieldName, valueAt } from './parse-yaml'
import type { DiagnosticKind } from '../diagnostics/mistakes'
import { isOptional, knownFields } from './field-values'
import { closest, listValues, nearest } from './suggestions'

/** The branch of a union that a writer most likely meant: the one whose mistakes weigh least. */
export function bestBranch(branches: readonly Diagnostic[][], entry: string): Diagnostic[] {
  return branches.reduce((a, b) => (weight(b, entry) < weight(a, entry) ? b : a))
}

function weight(diagnostics: readonly Diagnostic[], entry: string): number {
  return diagnostics.reduce((sum, diagnostic) => sum + weightOf(diagnostic, entry), 0)
}

/**
 * The fields of the entry itself tell what it was meant as: an unknown one weighs more than one
 * that is missing or misspelt, and a missing or unknown `kind` most. Mistakes further inside hardly
 * weigh.
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
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (value === '') return 'an empty value'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object') return 'a group of fields'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `"${text.length > 80 ? `${text.slice(0, 77)}...` : text}"`
}

type Issue = z.core.$ZodIssue

/**
 * Turns what zod found into problems with the place in the file and a cure. A union is explained
 * by the branch that fits best: the one with the fewest mistakes.
 *
 * @param schema of the whole file, whose fields are listed where one is not known
 */
export function explainIssues(
  file: string,
  parsed: ParsedYaml,
  issues: readonly Issue[],
  schema?: z.ZodType,
  base: readonly Step[] = [],
): Diagnostic[] {
  const pathOf = (issue: Issue): Step[] => [...base, ...(issue.path as Step[])]
  const missing = issues.map(pathOf).filter((path) => valueAt(parsed.data, path) === undefined)
  return firstOfEachValue(issues).flatMap((issue) =>
    explain(file, parsed, schema, issue, pathOf(issue), missing),
  )
}

/** Further issues of a value follow from its first: words in place of a list are too short too. */
function firstOfEachValue(issues: readonly Issue[]): Issue[] {
  const subject = (issue: Issue): unknown =>
    issue.code === 'unrecognized_keys' ? issue : fieldName(issue.path as Step[])
  const subjects = issues.map(subject)
  return issues.filter((_issue, index) => subjects.indexOf(subjects[index]) === index)
}

function explain(
  file: string,
  parsed: ParsedYaml,
  schema: z.ZodType | undefined,
  issue: Issue,
  path: readonly Step[],
  missing: readonly Step[][],
): Diagnostic[] {
  const value = valueAt(parsed.data, path)
  const at = { file, ...parsed.positionOf(path), field: fieldName(path) }
  const isLeftEmpty = value === '' && schema && isOptional(schema, parsed.data, path)
  const orRemove = (fix: string): string =>
    isLeftEmpty ? fix.replace(/\.$/, ', or remove the line.') : fix
  const wrong = (kind: DiagnosticKind, allowed: string, fix: string): Diagnostic[] => [
    value === undefined
      ? nothing(at, path, allowed)
      : { ...at, kind, found: describeValue(value), allowed, fix: orRemove(fix) },
  ]

  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownField(file, parsed, schema, path, key, missing))
    case 'invalid_key':
      return [
        {
          ...at,
          ...parsed.positionOfKey(path.slice(0, -1), String(path.at(-1))),
          kind: 'field-name-malformed',
          found: `the name "${String(path.at(-1))}"`,
          allowed: issue.issues[0]?.message ?? issue.message,
          fix: 'Change the name, here and wherever it is used.',
        },
      ]
    case 'invalid_union':
      return explainUnion(file, parsed, schema, issue, path)
    case 'invalid_value':
      return wrong('value-unknown', listValues(value, issue.values), closest(value, issue.values))
    case 'invalid_type':
      return wrong(
        'value-of-other-form',
        typeNames[issue.expected] ?? issue.expected,
        otherForm(issue.expected, value, path),
      )
    case 'too_small':
      return wrong(
        'value-too-short',
        atLeast(issue.origin, Number(issue.minimum)),
        issue.origin === 'string' ? 'Write the words.' : 'Add what is missing.',
      )
    case 'too_big':
      return wrong(
        'value-too-long',
        `at most ${issue.maximum} ${issue.origin === 'string' ? 'letters' : 'entries'}`,
        'Shorten it.',
      )
    default:
      return wrong('value-malformed', issue.message, 'Write it in that form.')
  }
}

function nothing(
  at: Pick<Diagnostic, 'file' | 'line' | 'column' | 'field'>,
  path: readonly Step[],
  allowed: string,
): Diagnostic {
  return {
    ...at,
    kind: 'field-missing',
    found: 'nothing; the field is missing',
    allowed,
    fix: `Add a line "${String(path.at(-1))}:" with its value.`,
  }
}

function unknownField(
  file: string,
  parsed: ParsedYaml,
  schema: z.ZodType | undefined,
  path: readonly Step[],
  key: string,
  missing: readonly Step[][],
): Diagnostic {
  const neighbours = missing.filter((other) => fieldName(other.slice(0, -1)) === fieldName(path))
  const fields = schema ? knownFields(schema, parsed.data, path) : []
  const meant = nearest(
    key,
    neighbours.map((other) => other.at(-1)),
  )
  return {
    file,
    ...parsed.positionOfKey(path, key),
    field: fieldName([...path, key]),
    kind: 'field-unknown',
    found: `an unknown field "${key}"`,
    allowed:
      fields.length > 0
        ? listValues(key, fields)
        : 'only the fields that this kind of file or section has',
    fix: meant ? `Did you mean "${meant}"?` : 'Check the spelling, or remove the line.',
  }
}

function explainUnion(
  file: string,
  parsed: ParsedYaml,
  schema: z.ZodType | undefined,
  issue: Extract<Issue, { code: 'invalid_union' }>,
  path: readonly Step[],
): Diagnostic[] {
  const kinds = (issue as { options?: readonly unknown[] }).options
  if ('discriminator' in issue && issue.errors.length === 0) {
    const key = String(issue.discriminator)
    const kindPath = issue.path.at(-1) === key ? path : [...path, key]
    const found = valueAt(parsed.data, kindPath)
    return [
      {
        file,
        ...parsed.positionOf(kindPath),
        field: fieldName(kindPath),
        kind: found === undefined ? 'field-missing' : 'value-unknown',
        found: found === undefined ? 'nothing; the field is missing' : describeValue(found),
        allowed: kinds ? listValues(found, kinds) : 'one of the kinds',
        fix: kinds ? closest(found, kinds) : 'Check the spelling.',
      },
    ]
  }
  const branches = issue.errors.map((errors) => explainIssues(file, parsed, errors, schema, path))
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
  return expected === 'string' && typeof value === 'object'
    ? 'Put words that start with { or [ in "double quotes".'
    : 'Write the value in the form that is allowed here.'
}

function atLeast(origin: string, minimum: number): string {
  if (origin !== 'string') return `at least ${minimum} ${minimum === 1 ? 'entry' : 'entries'}`
  return minimum > 1 ? `at least ${minimum} letters` : 'at least one word'
}
