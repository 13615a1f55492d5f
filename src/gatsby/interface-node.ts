import type { ParentSpanPluginArgs } from 'gatsby'
import { readFile } from '../content-model/parse/read-file'
import type { SourceFile } from '../content-model/record'
import { inheritsInterface, interfacePath, readProjectInterface } from './project-interface'
import { readSettings } from './settings'

/**
 * Puts the words of the interface that the project brings into a node, where the content folder is
 * another one.
 */
export function createInterfaceNode(args: ParentSpanPluginArgs): void {
  if (!inheritsInterface(readSettings().contentDir)) return
  const { record } = readFile({ path: interfacePath, bytes: readProjectInterface() })
  if (!record) throw new Error(`content/${interfacePath} of the project has mistakes.`)
  const { actions, createNodeId, createContentDigest } = args
  const { data } = record
  void actions.createNode({
    id: createNodeId('interface of the project'),
    data,
    internal: { type: 'ContentInterface', contentDigest: createContentDigest(data) },
  })
}

/** The words that a file of the content folder may leave out: some of the interface, or nothing. */
export function defaultsOf(path: string): Pick<SourceFile, 'defaults'> {
  const partial = path === interfacePath && inheritsInterface(readSettings().contentDir)
  return partial ? { defaults: readProjectInterface() } : {}
}
