import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { SectionList } from '../../../../src/components/sections/section-list'
import { InterfaceContext } from '../../../../src/components/ui/interface'
import { factsOfRecord } from '../../../../src/content-model/facts'
import { pageCollections, type PageCollection } from '../../../../src/content-model/collections'
import { ContentRecords, urlOf, type ContentRecord } from '../../../../src/content-model/record'
import { readFile } from '../../../../src/content-model/parse/read-file'
import type { Section } from '../../../../src/content-model/schemas/section'
import { pageInterface } from '../../../../src/content-model/schemas/interface'
import { languageScope, type LanguageScope } from '../../../../src/site/language-scope'
import { resolveSections, writtenSections } from '../../../../src/site/sections'
import { commandSettings } from '../../../../src/site/site-config'
import type { PageData, SiteData } from '../editor-data'
import { showLayout } from './stand-ins'
import { todayIn } from './translation'

/** What pages show, once it is loaded. */
let loading: Promise<unknown> | undefined

/**
 * Renders the page that a file is, or what the first page shows of it, as the build does.
 *
 * @returns nothing if the file has mistakes, or if no page is known to show it
 */
export async function renderPage(
  { timeZone }: SiteData,
  path: string,
  text: string,
): Promise<string | undefined> {
  const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
  const { record } = readFile({ path, bytes: bytesOf(text) })
  if (!record) return undefined
  loading ??= fetch(new URL('pages.json', import.meta.url)).then((response) => response.json())
  const data = (await loading) as PageData
  const others = data.records.filter(({ file }) => file !== path) as ContentRecord[]
  const brandFiles = data.brandFiles.map(({ path, text }) => ({ path, bytes: bytesOf(text) }))
  const records = new ContentRecords([...others, record], [], [], brandFiles)
  const scope = languageScope(records, commandSettings, todayIn(timeZone), {})
  showLayout({ config: scope.config, interface: pageInterface(scope.texts) })
  const wanted = data.examples[path] ?? path
  const pages = pageCollections.flatMap((name) => records.of<PageCollection>(name))
  const own = pages.find(({ file }) => file === wanted)
  for (const page of own ? [own] : pages) {
    const sections = sectionsOf(page, scope, own ? undefined : wanted)
    if (sections.length > 0) return render(createElement(SectionList, { sections }), scope)
  }
  return undefined
}

/** Returns the sections of a page: all of them, or only those that show a file. */
function sectionsOf(
  page: ContentRecord<PageCollection>,
  scope: LanguageScope,
  wanted?: string,
): Section[] {
  const { collection, data } = page
  const facts = {
    ...scope.facts,
    ...scope.factsAt(urlOf(page) ?? '').facts,
    ...factsOfRecord(collection, data, scope.facts, scope.texts.locale),
  }
  const entries = writtenSections(data, scope, new Set())
  if (wanted === undefined) return resolveSections(entries, scope, facts, new Set())
  return entries.flatMap((entry) => {
    const sources = new Set<string>()
    const sections = resolveSections([entry], scope, facts, sources)
    return sources.has(wanted) ? sections : []
  })
}

function render(page: ReactElement, { texts }: LanguageScope): string {
  const sheet = new ServerStyleSheet()
  const value = pageInterface(texts)
  const html = renderToStaticMarkup(
    sheet.collectStyles(createElement(InterfaceContext.Provider, { value }, page)),
  )
  return sheet.getStyleTags() + html
}
