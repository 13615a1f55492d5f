import { distance } from 'fastest-levenshtein'
import type { z } from 'zod'
import type { ParsedYaml, Step } from './parse-yaml'
import type { Problem } from './problem'

type Issue = z.core.$ZodIssue

/**
 * Turns what zod found into problems with the place in the file and a cure. A union is explained
 * by the branch that fits best: the one with the fewest mistakes.
 */
export function explainIssues(
  file: string,
  parsed: ParsedYaml,
  issues: readonly Issue[],
  base: readonly Step[] = [],
): Problem[] {
  return issues.flatMap((issue) => explain(file, parsed, issue, base))
}

function explain(file: string, parsed: ParsedYaml, issue: Issue, base: readonly Step[]): Problem[] {
  const path = [...base, ...(issue.path as Step[])]
  const value = valueAt(parsed.data, path)
  const at = { file, ...parsed.placeOf(path), field: fieldName(path) }

  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        file,
        ...parsed.placeOfKey(path, key),
        field: fieldName([...path, key]),
        found: `an unknown field "${key}"`,
        allowed: 'only the fields that this kind of file or section has',
        mend: 'Check the spelling, or remove the line.',
      }))
    case 'invalid_union':
      return explainUnion(file, parsed, issue, path)
    case 'invalid_value': {
      if (value === undefined) return [missing(at, path, issue.values.map(String).join(', '))]
      const allowed = issue.values.map(String).join(', ')
      return [{ ...at, found: describe(value), allowed, mend: closest(value, issue.values) }]
    }
    case 'invalid_type':
      if (value === undefined) {
        return [missing(at, path, typeNames[issue.expected] ?? issue.expected)]
      }
      return [
        {
          ...at,
          found: describe(value),
          allowed: typeNames[issue.expected] ?? issue.expected,
          mend: 'Write the value in the form that is allowed here.',
        },
      ]
    case 'too_small':
      return [
        {
          ...at,
          found: describe(value),
          allowed: atLeast(issue.origin, Number(issue.minimum)),
          mend: issue.origin === 'string' ? 'Write the words.' : 'Add what is missing.',
        },
      ]
    case 'too_big':
      return [
        {
          ...at,
          found: describe(value),
          allowed:
            issue.origin === 'string'
              ? `at most ${issue.maximum} letters`
              : `at most ${issue.maximum} entries`,
          mend: 'Shorten it.',
        },
      ]
    default:
      return [
        { ...at, found: describe(value), allowed: issue.message, mend: 'Write it in that form.' },
      ]
  }
}

type At = Pick<Problem, 'file' | 'line' | 'column' | 'field'>

function missing(at: At, path: readonly Step[], allowed: string): Problem {
  return {
    ...at,
    found: 'nothing; the field is missing',
    allowed,
    mend: `Add a line "${String(path.at(-1))}:" with its value.`,
  }
}

function explainUnion(
  file: string,
  parsed: ParsedYaml,
  issue: Extract<Issue, { code: 'invalid_union' }>,
  path: readonly Step[],
): Problem[] {
  const kinds = (issue as { options?: readonly unknown[] }).options
  if ('discriminator' in issue && issue.errors.length === 0) {
    const key = String(issue.discriminator)
    const kindPath = issue.path.at(-1) === key ? path : [...path, key]
    const found = valueAt(parsed.data, kindPath)
    return [
      {
        file,
        ...parsed.placeOf(kindPath),
        field: fieldName(kindPath),
        found: found === undefined ? 'nothing; the field is missing' : describe(found),
        allowed: kinds ? kinds.map(String).join(', ') : 'one of the kinds',
        mend: kinds ? closest(found, kinds) : 'Check the spelling.',
      },
    ]
  }
  const branches = issue.errors.map((errors) => explainIssues(file, parsed, errors, path))
  const entry = fieldName(path)
  const best = branches.reduce((a, b) => (score(b, entry) < score(a, entry) ? b : a))
  const others = branches.filter((branch) => branch !== best && branch.length === 1)
  const [first] = best
  if (best.length === 1 && first && others.length > 0 && first.field === entry) {
    const allowed = [first, ...others.flat()].map((problem) => problem.allowed)
    return [{ ...first, allowed: allowed.join('; or ') }]
  }
  return best
}

/**
 * A branch fits worse the more mistakes it has. An unknown field weighs more than a missing one,
 * and a missing or unknown `kind` of the entry most: then it was not meant as that branch at all.
 */
function score(problems: readonly Problem[], entry: string): number {
  return problems.reduce((sum, problem) => {
    if (problem.field.endsWith('.kind') && problem.found.startsWith('nothing')) return sum + 5
    const unknown = problem.found.startsWith('an unknown field')
    if (unknown && problem.field === `${entry}.kind`) return Infinity
    return sum + (unknown ? 3 : 1)
  }, 0)
}

const typeNames: Record<string, string> = {
  string: 'words',
  array: 'a list: lines that start with "- ", or [one, two]',
  object: 'lines of the form "key: value", indented below it',
}

function valueAt(data: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      value !== null && typeof value === 'object'
        ? (value as Record<Step, unknown>)[step]
        : undefined,
    data,
  )
}

function atLeast(origin: string, minimum: number): string {
  if (origin !== 'string') return `at least ${minimum} ${minimum === 1 ? 'entry' : 'entries'}`
  return minimum > 1 ? `at least ${minimum} letters` : 'at least one word'
}

/** `sections[2].cards[1].title`, lists counted from 1 as a writer counts them. */
export function fieldName(path: readonly Step[]): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step + 1}]`
    return name ? `${name}.${step}` : step
  }, '')
}

function describe(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (value === '') return 'an empty value'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object') return 'a group of fields'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `"${text.length > 80 ? `${text.slice(0, 77)}...` : text}"`
}

/** Names the allowed value that is nearest in spelling, so that a slip is mended at a glance. */
export function closest(value: unknown, allowed: readonly unknown[]): string {
  const found = typeof value === 'string' ? value : ''
  const ranked = allowed
    .map((candidate) => ({ name: String(candidate), distance: distance(found, String(candidate)) }))
    .sort((a, b) => a.distance - b.distance)
  const best = ranked[0]
  return best && found && best.distance <= Math.max(2, best.name.length / 3)
    ? `Did you mean "${best.name}"?`
    : 'Choose one of the allowed values.'
}
