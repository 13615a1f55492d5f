import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileOf } from '../content-model/record-key'

/** The file with the words of the interface, below a content folder. */
export const interfacePath = fileOf('interface', 'en')

/** The content folder of the project itself, which has all words of the interface. */
const projectContent = resolve('content')

/** Returns whether a content folder needs to hold only the words that differ from the project's. */
export function inheritsInterface(contentDir: string): boolean {
  return resolve(contentDir) !== projectContent
}

/** Reads the words of the interface that the project brings. */
export function readProjectInterface(): Uint8Array {
  return readFileSync(join(projectContent, interfacePath))
}
