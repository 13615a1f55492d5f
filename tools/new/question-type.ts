import { z } from 'zod'
import { listValues } from '../../src/content-model/parse/spelling'
import type { ContentRecords } from '../../src/content-model/record'

/** What is known of the site when something new is added to it. */
export interface Site {
  records: ContentRecords
  /** The day it is added: 2026-11-02. */
  today: string
}

/** Answers by the names of their questions. */
export type Answers = Readonly<Record<string, string>>

/** One thing that must be known of the new file. Its name is that of the flag, too. */
export interface Question {
  name: string
  /** What is asked in the terminal. */
  ask: string
  /** Answers to choose from, or those that other files give. */
  suggestions?: (site: Site) => readonly string[]
  /** What is taken where nothing is answered; left out where an answer is needed. */
  defaultAnswer?: (answers: Answers, site: Site) => string
  /** Puts an answer into the form that the file wants. */
  normalize?: (answer: string, site: Site) => string
  /** What is wrong with an answer and how to fix it; nothing where it is right. */
  validate: (answer: string, site: Site, answers: Answers) => string | undefined
}

/** Says what a field of the content model refuses, in the words of the check. */
export function schemaError(shape: z.ZodType, value: unknown): string | undefined {
  const [issue] = shape.safeParse(value).error?.issues ?? []
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

/** The answers that a field of the content model takes, where they are fixed. */
export function choicesOf(shape: z.ZodType): readonly string[] {
  return shape instanceof z.ZodEnum ? shape.options.map(String) : []
}
