import { fillFacts } from '../content-model/facts'
import { fridgePath, fridgeSheet, type FridgeSheet } from '../content-model/fridge-sheet'
import { type ContentRecord, urlOf } from '../content-model/record'
import { fridgeOf } from '../content-model/rules/articles'
import type { PageLink } from '../content-model/schemas/sections/help'
import { fillText } from '../content-model/text'
import { pathOf, type LanguageScope } from './language-scope'
import type { PageDraft, ShownSheet } from './site'

/** Data of a fridge sheet. */
export interface FridgeData {
  sheet: FridgeSheet
  /** Page that it belongs to; left out for guides. */
  whole?: PageLink
}

/** Returns the fridge sheet for the page that it belongs to, if it has one. */
export function shownSheet(page: PageDraft<FridgeData> | undefined): { fridge?: ShownSheet } {
  return page ? { fridge: { path: page.path, sheet: page.data.sheet } } : {}
}

/** Returns the fridge sheet that a content file describes, if it does. */
export function fridgePage(
  record: ContentRecord,
  scope: LanguageScope,
): PageDraft<FridgeData> | undefined {
  const { data, body, file } = record
  const written = fridgeOf(record)
  if (!written) return undefined
  const { label = '', title = '' } = data as { label?: string; title?: string }
  return fridgeDraft(scope, {
    record,
    source: urlOf(record),
    sheet: fridgeSheet(written, scope.facts, body),
    ...(urlOf(record) === undefined
      ? {}
      : { whole: { label: fillFacts(label || title, scope.facts), path: pathOf(record) } }),
    sources: [file],
  })
}

/**
 * Returns the page of a fridge sheet.
 *
 * @param page.source address of the page that it belongs to, in the default language
 * @param page.sources content files with its words
 */
export function fridgeDraft(
  { records, texts }: LanguageScope,
  page: FridgeData & { record: ContentRecord; source: string | undefined; sources: string[] },
): PageDraft<FridgeData> {
  const { record, source, sources, ...data } = page
  const { title, lines } = data.sheet
  const headline = fillText(texts.fridgePage.title, { title })
  return {
    path: fridgePath(records, record, data.whole?.path),
    type: 'FridgeSheet',
    template: 'fridge',
    sourcePath: fridgePath(records.original ?? records, record, source),
    label: title,
    head: { title: headline, description: lines.join(' '), image: 'page', hidden: true },
    jsonLd: [],
    breadcrumbs: [],
    sources,
    inSitemap: false,
    data,
  }
}
