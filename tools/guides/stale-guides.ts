import { existsSync } from 'node:fs'
import { guidePdf } from '../../src/render/guide-files'
import { fileOf } from '../../src/content-model/record-key'
import type { Diagnostic } from '../../src/content-model/diagnostic'
import type { GuideFiles } from '../../src/content-model/schemas/guide'
import type { PrintableGuide } from './read-guides'

/** Returns whether the PDF file of a guide exists and was made of the current print page. */
export function isFresh(
  contentDir: string,
  { id, digest }: PrintableGuide,
  files: GuideFiles,
): boolean {
  return files[id]?.digest === digest && existsSync(guidePdf(contentDir, id))
}

/**
 * Returns a message for each guide whose PDF file is missing or stale, with the command that prints
 * it.
 */
export function staleGuides(
  contentDir: string,
  guides: readonly PrintableGuide[],
  files: GuideFiles,
): Diagnostic[] {
  return guides
    .filter((guide) => !isFresh(contentDir, guide, files))
    .map(({ id }) => {
      const missing = !files[id] || !existsSync(guidePdf(contentDir, id))
      return {
        file: fileOf('guide', id),
        line: 1,
        column: 1,
        field: '',
        kind: 'guide-not-printed',
        found: `printed/${id}.pdf, which is ${missing ? 'missing' : 'older than its text, facts or style'}`,
        allowed: 'a PDF file made of the guide as it is now',
        fix: 'Run npm run guides, and look at the pages that it makes.',
      }
    })
}
