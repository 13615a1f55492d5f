import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkContentDir } from '../../src/build/read-content'
import { digestOf } from '../../src/cache/digest'
import { brandOf } from '../../src/content-model/brand'
import {
  diagnosticOfFile,
  formatDiagnostics,
  type Diagnostic,
} from '../../src/content-model/diagnostic'
import { explain } from '../../src/content-model/diagnostics/mistakes'
import { fillFacts } from '../../src/content-model/facts'
import { languageCode } from '../../src/content-model/language'
import { type ContentRecords, fileOf } from '../../src/content-model/record'
import type { GuideFiles } from '../../src/content-model/schemas/guide'
import { iconDrawing } from '../../src/output/icons'
import { articleContextOf } from '../../src/site/article/article-context'
import { renderArticle } from '../../src/site/article/render-article'
import { guideBody, guidePdf, guideTextDigest } from '../../src/site/guide-files'
import { printPage } from './print-page'

/** Guide, ready to be printed. */
export interface PrintableGuide {
  id: string
  /** Folder of its language; empty for the default language. */
  language: string
  title: string
  /** Print page with text, facts, style, logo and fonts. */
  html: string
  /** SHA-256 of the print page; a PDF file with another one is stale. */
  digest: string
  /** SHA-256 of text and facts alone. */
  textDigest: string
}

/**
 * Reads all guides of a content folder, in each language, and renders their print pages.
 *
 * @throws Error that lists the mistakes of the content files, where there are any
 */
export function readGuides(contentDir: string): PrintableGuide[] {
  const { records, translations, diagnostics } = checkContentDir(contentDir)
  if (diagnostics.length > 0) throw new Error(formatDiagnostics(diagnostics))
  return [records, ...translations].flatMap(layOutGuides)
}

/** Renders the print pages of the guides of one language from valid content. */
export function layOutGuides(records: ContentRecords): PrintableGuide[] {
  const [site] = records.of('site').map(({ data }) => data)
  if (!site) throw new Error('site.yaml is missing.')
  const interfaceTexts = records.find('interface', 'en')?.data
  if (!interfaceTexts) throw new Error('interface/en.yaml is missing.')
  const { language } = records
  const { facts, promises, texts, mainTarget, translation } = articleContextOf(records)

  const icon = iconDrawing(brandOf(records)).svg
  return records.of('guide').map((record) => {
    const { id, data } = record
    const body = guideBody(records, record)
    const title = fillFacts(data.title, facts)
    const html = printPage({
      title,
      language: languageCode(interfaceTexts.locale),
      body: renderArticle(body, facts, {
        promises,
        texts,
        mainTarget,
        ...(translation ? { translation } : {}),
      }),
      name: site.fullName,
      phone: site.phones.calls,
      pageNumber: interfaceTexts.pagination.page,
      icon,
      origin: site.origin,
    })
    const { origin } = site
    return {
      id,
      language,
      title,
      html,
      digest: digestOf(html),
      textDigest: guideTextDigest({ title: data.title, body, facts, promises, origin }),
    }
  })
}

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
      const text = explain('guide-not-printed', {
        pdf: guidePdf(language, id),
        state: missing ? 'missing' : 'older than its text, facts or style',
      })
      return diagnosticOfFile(fileOf('guide', id, language), text)
    })
}
