import type { NodeModel } from '../render/library'

/** A field of a node that other records are needed for, as Gatsby wants it. */
export function field<Node, Value>(resolve: (node: Node, nodeModel: NodeModel) => Promise<Value>) {
  return {
    resolve: (node: Node, _args: unknown, context: { nodeModel: NodeModel }): Promise<Value> =>
      resolve(node, context.nodeModel),
  }
}
