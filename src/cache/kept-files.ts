import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from './digest'

/** The build's own code, as Gatsby has compiled it. */
export const compiledBuild = join('.cache', 'compiled', 'gatsby-node.js')

/** The code that makes what is kept, and the packages that it uses. */
let code: string | undefined
const codeVersion = (): string =>
  (code ??= digestOf(
    [compiledBuild, 'package-lock.json'].map((file) => readIfThere(file)?.toString() ?? ''),
  ))

/** The name under which something is kept that this build's code makes out of some parts: all of them. */
export const nameOf = (parts: readonly (string | Uint8Array)[]): string =>
  digestOf([codeVersion(), ...parts])

/** What builds have made before, by names that tell what it was made of. */
export interface KeptFiles {
  names: () => string[]
  /** Nothing where it is not kept. */
  read: (name: string) => Buffer | undefined
  /** Keeps something; others never see half of it. */
  keep: (name: string, content: string | Uint8Array) => void
  /** Forgets all that nothing asks for any more. */
  forgetOthers: (wanted: { has: (name: string) => boolean }) => void
}

/** A folder in Gatsby's cache. Gatsby empties it with the rest. */
export function keptFiles(kind: string): KeptFiles {
  const folder = join('.cache', kind)
  const names = (): string[] => {
    mkdirSync(folder, { recursive: true })
    return readdirSync(folder)
  }
  return {
    names,
    read: (name) => readIfThere(join(folder, name)),
    keep: (name, content) => {
      mkdirSync(folder, { recursive: true })
      const part = join(folder, `${name}.part`)
      writeFileSync(part, content)
      renameSync(part, join(folder, name))
    },
    forgetOthers: (wanted) => {
      for (const name of names()) if (!wanted.has(name)) rmSync(join(folder, name), { force: true })
    },
  }
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
