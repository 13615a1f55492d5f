import type { NodeModel } from '../render/library'
import { inLanguage, type GatsbyNodeModel } from './in-language'

/** A field of a node that other records of its language are needed for, as Gatsby wants it. */
export function field<Node, Value>(resolve: (node: Node, nodeModel: NodeModel) => Promise<Value>) {
  return {
    resolve: (
      node: Node & { language?: string },
      _args: unknown,
      context: { nodeModel: GatsbyNodeModel },
    ): Promise<Value> => resolve(node, inLanguage(context.nodeModel, node.language ?? '')),
  }
}
