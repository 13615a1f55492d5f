import { keptFiles, nameOf } from './kept-files'

/** Something to be made: what it is made of, all of it, and how. */
export interface Making {
  parts: readonly (string | Uint8Array)[]
  make: () => Promise<Buffer>
}

/**
 * All things of one kind that this build needs, in their order. What an earlier build has made is not
 * made again; what this one does not ask for is forgotten.
 */
export async function makeOnce(kind: string, makings: readonly Making[]): Promise<Buffer[]> {
  const kept = keptFiles(kind)
  const names = makings.map(({ parts }) => nameOf(parts))
  kept.forgetOthers(new Set(names))
  return Promise.all(
    makings.map(async ({ make }, index) => {
      const name = names[index] ?? ''
      const before = kept.read(name)
      if (before) return before
      const made = await make()
      kept.keep(name, made)
      return made
    }),
  )
}
