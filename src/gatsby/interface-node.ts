import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import { languageFolder, sourcePath } from '../content-model/language'
import { howTranslated } from '../content-model/language-files'
import { readFile } from '../content-model/parse/read-file'
import type { SourceFile } from '../content-model/record'
import { projectInterfaces, readProjectInterface } from './project-interface'
import { readSettings } from './settings'

/**
 * Puts the words of the interface that the project brings into a node for each language, where the
 * content folder is another one.
 */
export function createInterfaceNodes(args: ParentSpanPluginArgs): void {
  for (const path of projectInterfaces(readSettings().contentDir)) {
    const { record } = readFile({ path, bytes: readProjectInterface(path) })
    if (!record) throw new Error(`content/${path} of the project has mistakes.`)
    const { actions, createNodeId, createContentDigest } = args
    const { data } = record
    void actions.createNode({
      id: createNodeId(`interface of the project ${path}`),
      language: languageFolder(path),
      data,
      internal: { type: 'ContentInterface', contentDigest: createContentDigest(data) },
    })
  }
}

/**
 * The fields that a file of the content folder may leave out: words of the interface that the project
 * brings, and what a translation of texts takes from its source.
 */
export function defaultsOf(path: string): Pick<SourceFile, 'defaults'> {
  const { contentDir } = readSettings()
  if (projectInterfaces(contentDir).includes(path)) return { defaults: readProjectInterface(path) }
  const isTranslation = languageFolder(path) !== '' && howTranslated(path) === 'texts'
  const source = join(contentDir, sourcePath(path))
  return isTranslation && existsSync(source) ? { defaults: readFileSync(source) } : {}
}
