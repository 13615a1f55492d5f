import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import type { FridgeContext } from '../components/article/page-contexts'
import type { CollectionName } from '../content-model/collections'
import { fridgePath, type FridgeSheet } from '../content-model/fridge-sheet'

/** A file with a page for the fridge. */
export interface FridgeOwner {
  collection: string
  recordId: string
  fridge: FridgeSheet | null
  /** Its own page; a guide has none. */
  whole?: FridgeContext['whole']
}

/**
 * Makes the page for the fridge that belongs to a file, where it has one.
 *
 * @returns its address
 */
export function createFridgePage(args: CreatePagesArgs, owner: FridgeOwner): string | undefined {
  const { collection, recordId, fridge: sheet, whole } = owner
  if (!sheet) return undefined
  const path = fridgePath(collection as CollectionName, recordId)
  const context: FridgeContext = { sheet, address: path, ...(whole ? { whole } : {}) }
  const component = resolve('src/templates/fridge.tsx')
  args.actions.createPage({ path, component, context })
  return path
}
