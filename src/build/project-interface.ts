import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileOf } from '../content-model/record'
import { contentLanguages } from './content-languages'

/** The content folder of the project itself, which has all words of the interface. */
const projectContent = resolve('content')

/** Returns whether a content folder needs to hold only the words that differ from the project's. */
export function inheritsInterface(contentDir: string): boolean {
  return resolve(contentDir) !== projectContent
}

/**
 * Returns the files with the words of the interface that the project brings for the languages of a content
 * folder; none for a language that the project does not speak.
 */
export function projectInterfaces(
  contentDir: string,
  languages: readonly string[] = contentLanguages(contentDir),
): string[] {
  if (!inheritsInterface(contentDir)) return []
  return ['', ...languages]
    .map((language) => fileOf('interface', 'en', language))
    .filter((path) => existsSync(join(projectContent, path)))
}

/** Returns whether the project brings words of the interface in a language. */
export function hasProjectInterface(language: string): boolean {
  return existsSync(join(projectContent, `interface/${language}.yaml`))
}

/** Returns whether there are words of the interface in a language: in the content folder, or the project's. */
export function hasInterface(contentDir: string, language: string): boolean {
  const path = fileOf('interface', 'en', language)
  const inProject = inheritsInterface(contentDir) && existsSync(join(projectContent, path))
  return inProject || existsSync(join(contentDir, path))
}

/**
 * Reads words of the interface that the project brings.
 *
 * @param ownLanguage language of the site itself, in place of which `interface/en.yaml` is read
 */
export function readProjectInterface(path: string, ownLanguage = 'en'): Uint8Array {
  const isOwn = path === fileOf('interface', 'en')
  return readFileSync(join(projectContent, isOwn ? `interface/${ownLanguage}.yaml` : path))
}
