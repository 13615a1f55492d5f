import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { guidePdf } from '../../src/site/guide-files'
import { fileOf } from '../../src/content-model/record'
import type { Diagnostic } from '../../src/content-model/diagnostic'
import type { GuideFiles } from '../../src/content-model/schemas/guide'
import type { PrintableGuide } from './read-guides'

/** Returns whether the PDF file of a guide exists and was made of the current print page. */
export function isFresh(
  contentDir: string,
  { id, language, digest }: PrintableGuide,
  files: GuideFiles,
): boolean {
  return files[id]?.digest === digest && existsSync(guidePdf(join(contentDir, language), id))
}

/**
 * Returns a message for each guide of a language whose PDF file is missing or stale, with the command
 * that prints it.
 *
 * @param files what is known of the PDF files of that language
 */
export function staleGuides(
  contentDir: string,
  guides: readonly PrintableGuide[],
  files: GuideFiles,
): Diagnostic[] {
  return guides
    .filter((guide) => !isFresh(contentDir, guide, files))
    .map(({ id, language }) => {
      const missing = !files[id] || !existsSync(guidePdf(join(contentDir, language), id))
      return {
        file: fileOf('guide', id, language),
        line: 1,
        column: 1,
        field: '',
        kind: 'guide-not-printed',
        found: `${guidePdf(language, id)}, which is ${missing ? 'missing' : 'older than its text, facts or style'}`,
        allowed: 'a PDF file made of the guide as it is now',
        fix: 'Run npm run guides, and look at the pages that it makes.',
      }
    })
}
