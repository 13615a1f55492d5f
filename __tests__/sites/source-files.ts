import type { SourceFile } from '../../src/content-model/record'
import type { SiteTexts } from './read-site'

/** The day by which the sites here are judged. */
export const today = '2026-11-01'

/** The files of a site, held in memory. */
export function sourceFiles(texts: SiteTexts): SourceFile[] {
  const encoder = new TextEncoder()
  return Object.entries(texts).map(([path, text]) => ({ path, bytes: encoder.encode(text) }))
}
