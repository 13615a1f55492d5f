import { existsSync } from 'node:fs'
import { guidePdf } from '../../src/build/guide-files'
import type { GuideFiles } from '../../src/content-model/shapes/guide'
import type { PrintableGuide } from './read-guides'

/** Whether the PDF file of a guide is there and was made of what the guide is made of now. */
export function isFresh({ id, digest }: PrintableGuide, files: GuideFiles): boolean {
  return files[id]?.digest === digest && existsSync(guidePdf(id))
}

/** Says of each guide whose PDF file is missing or old what is wrong, and the cure. */
export function staleGuides(guides: readonly PrintableGuide[], files: GuideFiles): string[] {
  return guides
    .filter((guide) => !isFresh(guide, files))
    .map(({ id }) => {
      const missing = !files[id] || !existsSync(guidePdf(id))
      const wrong = missing ? 'is missing' : 'is older than its text, facts or style'
      return `${guidePdf(id)} ${wrong}. Run npm run guides.`
    })
}
