import { languageCode } from '../../src/content-model/language'
import { digestOf } from '../../src/cache/digest'
import { articleContextOf } from '../../src/site/article/article-context'
import { checkContentDir } from '../../src/build/read-content'
import { guideTextDigest } from '../../src/site/guide-files'
import { renderArticle } from '../../src/site/article/render-article'
import { brandOf } from '../../src/content-model/brand'
import { iconDrawing } from '../../src/output/brand-drawings'
import { fillFacts } from '../../src/content-model/facts'
import { formatDiagnostics } from '../../src/content-model/diagnostic'
import type { ContentRecords } from '../../src/content-model/record'
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
  return records.of('guide').map(({ id, data, body = '' }) => {
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
