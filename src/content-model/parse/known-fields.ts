import { z } from 'zod'
import type { Step } from './parse-yaml'

/**
 * The fields that may stand at a place of a file. Where that may be one of several things, those of
 * what it looks most like.
 *
 * @param schema of the data
 * @param path from the data to the place
 */
export function knownFields(schema: unknown, data: unknown, path: readonly Step[]): string[] {
  if (schema instanceof z.ZodOptional) return knownFields(schema.unwrap(), data, path)
  if (schema instanceof z.ZodUnion) return knownFields(likestOption(schema, data), data, path)
  const [step, ...rest] = path
  if (schema instanceof z.ZodArray && step !== undefined) {
    return knownFields(schema.element, inside(data, step), rest)
  }
  if (schema instanceof z.ZodRecord && step !== undefined) {
    return knownFields(schema.valueType, inside(data, step), rest)
  }
  if (!(schema instanceof z.ZodObject)) return []
  return step === undefined
    ? Object.keys(schema.shape)
    : knownFields(schema.shape[step], inside(data, step), rest)
}

function inside(data: unknown, step: Step): unknown {
  return typeof data === 'object' && data !== null
    ? (data as Record<Step, unknown>)[step]
    : undefined
}

/** The option of a union that has most of the fields that are there, and the same kind. */
export function likestOption(union: z.ZodUnion, data: unknown): z.ZodObject | undefined {
  const keys = typeof data === 'object' && data !== null ? Object.keys(data) : []
  const likeness = ({ shape }: z.ZodObject): number => {
    const kind: unknown = shape.kind
    const same = kind instanceof z.ZodLiteral && kind.value === inside(data, 'kind')
    return keys.filter((key) => key in shape).length + (same ? keys.length : 0)
  }
  return optionsOf(union).sort((a, b) => likeness(b) - likeness(a))[0]
}

function optionsOf(union: z.ZodUnion): z.ZodObject[] {
  return union.options.flatMap((option) => {
    if (option instanceof z.ZodUnion) return optionsOf(option)
    return option instanceof z.ZodObject ? [option] : []
  })
}
