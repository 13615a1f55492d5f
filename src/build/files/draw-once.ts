import { keptFiles, nameOf } from '../kept-files'

const kept = keptFiles('drawings')

/** A drawing to be made: what it is made of, all of it, and how. */
export interface Drawing {
  parts: readonly (string | Uint8Array)[]
  draw: () => Promise<Buffer>
}

/** The drawings of this build, in their order. One that an earlier build has made is not made again. */
export async function drawOnce(drawings: readonly Drawing[]): Promise<Buffer[]> {
  const names = drawings.map(({ parts }) => nameOf(parts))
  kept.forgetOthers(new Set(names))
  return Promise.all(
    drawings.map(async ({ draw }, index) => {
      const name = names[index] ?? ''
      const before = kept.read(name)
      if (before) return before
      const drawn = await draw()
      kept.keep(name, drawn)
      return drawn
    }),
  )
}
