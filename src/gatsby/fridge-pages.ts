import { resolve } from 'node:path'
import type { FridgeContext } from '../components/article/page-contexts'
import type { CollectionName } from '../content-model/collections'
import { addressIn } from '../content-model/language'
import { fridgePath, type FridgeSheet } from '../content-model/fridge-sheet'
import type { PlannedPage } from './plan-pages'

/** A file with a page for the fridge. */
export interface FridgeOwner {
  language: string
  collection: string
  recordId: string
  fridge: FridgeSheet | null
  /** Its own page; a guide has none. */
  whole?: FridgeContext['whole']
}

/**
 * Plans the page for the fridge that belongs to a file, where it has one.
 *
 * @returns its address
 */
export function planFridgePage(
  owner: FridgeOwner,
  add: (page: PlannedPage) => void,
): string | undefined {
  const { language, collection, recordId, fridge: sheet, whole } = owner
  if (!sheet) return undefined
  const sourcePath = fridgePath(collection as CollectionName, recordId)
  const path = addressIn(language, sourcePath)
  const context: FridgeContext = { sheet, address: path, ...(whole ? { whole } : {}) }
  add({ path, sourcePath, language, component: resolve('src/templates/fridge.tsx'), context })
  return path
}
