import { z } from 'zod'
import { listValues } from '../../src/content-model/parse/suggestions'
import type { ContentRecords } from '../../src/content-model/record'

/** Content of the site when a file is added. */
export interface Site {
  records: ContentRecords
  /** Day on which the file is added: 2026-11-02. */
  today: string
}

/** Answers by the names of their questions. */
export type Answers = Readonly<Record<string, string>>

/** Question about the new file. Its name is that of the flag, too. */
export interface Question {
  name: string
  /** Text of the question in the terminal. */
  ask: string
  /** Returns suggested answers: the valid ones, or those of other files. */
  suggestions?: (site: Site) => readonly string[]
  /** Returns the answer where none is given; undefined where an answer is required. */
  defaultAnswer?: (answers: Answers, site: Site) => string
  /** Normalizes an answer. */
  normalize?: (answer: string, site: Site) => string
  /** Returns what is wrong with an answer and how to fix it; undefined where it is valid. */
  validate: (answer: string, site: Site, answers: Answers) => string | undefined
}

/**
 * Returns the error of a value that a schema of the content model refuses, in the wording of the
 * check.
 */
export function schemaError(schema: z.ZodType, value: unknown): string | undefined {
  const [issue] = schema.safeParse(value).error?.issues ?? []
  if (!issue) return undefined
  switch (issue.code) {
    case 'too_big':
      return `at most ${issue.maximum} letters; this has ${String(value).length}`
    case 'too_small':
      return issue.minimum === 1
        ? 'an answer is needed'
        : `at least ${issue.minimum} letters; this has ${String(value).length}`
    case 'invalid_value':
      return `one of: ${listValues(value, issue.values)}`
    default:
      return issue.message
  }
}

/** Returns the values of an enum; an empty list for other schemas. */
export function choicesOf(schema: z.ZodType): readonly string[] {
  return schema instanceof z.ZodEnum ? schema.options.map(String) : []
}
