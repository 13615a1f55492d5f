import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const part = z.strictObject({
  files: z.array(z.string()).default([]),
  sections: z.array(z.string()).default([]),
  variables: z.array(z.string()).default([]),
  words: z.array(z.string()).default([]),
  translatedWords: z.record(z.string(), z.array(z.string())).default({}),
  fields: z.record(z.string(), z.array(z.string())).default({}),
  instead: z.record(z.string(), z.string()).default({}),
})

/** Part of the sample content, with everything that goes where it is left out. */
export type SamplePart = z.infer<typeof part>

/** Name of what is left out of every site. */
const always = 'always'

/** Reads the parts of the sample content, by their names. */
function readParts(): Record<string, SamplePart> {
  const text = readFileSync(join(__dirname, 'sample-parts.yaml'), 'utf8')
  return z.record(z.string(), part).parse(parse(text))
}

/** Returns the names of the parts that may be left out. */
export function partNames(): string[] {
  return Object.keys(readParts()).filter((name) => name !== always)
}

/** Returns all that goes where some parts are left out, with what always goes. */
export function partsToRemove(names: readonly string[]): SamplePart {
  return mergeParts([always, ...names])
}

/** Returns all that belongs to some parts. */
export function mergeParts(names: readonly string[]): SamplePart {
  const parts = readParts()
  const chosen = names.flatMap((name) => parts[name] ?? [])
  return {
    files: chosen.flatMap(({ files }) => files),
    sections: chosen.flatMap(({ sections }) => sections),
    variables: chosen.flatMap(({ variables }) => variables),
    words: chosen.flatMap(({ words }) => words),
    translatedWords: mergeLists(chosen.map(({ translatedWords }) => translatedWords)),
    fields: mergeLists(chosen.map(({ fields }) => fields)),
    instead: Object.assign({}, ...chosen.map(({ instead }) => instead)) as SamplePart['instead'],
  }
}

/** Returns the lists of several records under their names. */
function mergeLists(records: readonly Record<string, string[]>[]): Record<string, string[]> {
  const merged: Record<string, string[]> = {}
  for (const [name, list] of records.flatMap((one) => Object.entries(one))) {
    merged[name] = [...(merged[name] ?? []), ...list]
  }
  return merged
}
