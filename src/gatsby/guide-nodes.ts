import { join } from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import { readGuideFiles } from '../render/guide-files'
import { contentLanguages } from './content-languages'
import { readSettings } from './settings'

/** Puts what is known of the printed guides of each language into a node. */
export function createGuideNodes({
  actions,
  createNodeId,
  createContentDigest,
}: ParentSpanPluginArgs): void {
  const { contentDir } = readSettings()
  for (const language of ['', ...contentLanguages(contentDir)]) {
    const data = readGuideFiles(join(contentDir, language))
    void actions.createNode({
      id: createNodeId(`guide files ${language}`),
      language,
      data,
      internal: { type: 'ContentGuideFiles', contentDigest: createContentDigest(data) },
    })
  }
}
