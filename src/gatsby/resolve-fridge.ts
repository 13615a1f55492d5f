import { fridgeSheet, type FridgeSheet } from '../content-model/fridge-sheet'
import type { FridgeContent } from '../content-model/schemas/fridge'
import { findText, type TextLocation } from '../render/article-text'
import { loadFacts, type NodeModel } from '../render/library'
import { field } from './resolve-field'

/** A page, an article or a guide: articles have their fields and their text in other places. */
type FridgeNode = Partial<TextLocation> & {
  fridge?: FridgeContent
  data?: { fridge?: FridgeContent }
}

/** What stands on the page for the fridge; null where a record has none. */
export const fridgeField = field(
  async (node: FridgeNode, nodeModel: NodeModel): Promise<FridgeSheet | null> => {
    const written = node.fridge ?? node.data?.fridge
    if (!written) return null
    const { facts } = await loadFacts(nodeModel)
    const body =
      node.mdx === undefined ? node.body : findText({ ...node, mdx: node.mdx }, nodeModel)
    return fridgeSheet(written, facts, body)
  },
)
