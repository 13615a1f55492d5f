import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { SectionList } from '../../../../src/components/sections/section-list'
import { InterfaceContext } from '../../../../src/components/ui/interface'
import { factsOfRecord } from '../../../../src/content-model/facts'
import { languageFolder } from '../../../../src/content-model/language'
import { pageCollections, type PageCollection } from '../../../../src/content-model/collections'
import { ContentRecords, urlOf, type ContentRecord } from '../../../../src/content-model/record'
import { readFile } from '../../../../src/content-model/parse/read-file'
import type { Section } from '../../../../src/content-model/schemas/section'
import { pageInterface } from '../../../../src/content-model/schemas/interface'
import { languageScope, type LanguageScope } from '../../../../src/site/language-scope'
import { resolveSections, writtenSections } from '../../../../src/site/sections'
import { commandSettings } from '../../../../src/site/site-config'
import type { PageData, ShownRecords, SiteData } from '../editor-data'
import { showLayout } from './stand-ins'
import { todayIn } from './translation'

/** Files with what pages show that are loaded or on their way. */
const loading = new Map<string, Promise<unknown>>()

function load<Data>(name: string): Promise<Data> {
  const file =
    loading.get(name) ?? fetch(new URL(name, import.meta.url)).then((response) => response.json())
  loading.set(name, file)
  return file as Promise<Data>
}

/**
 * Renders the page that a file is, or what the first page shows of it, as the build does.
 *
 * @returns nothing if the file has mistakes, or if no page is known to show it
 */
export async function renderPage(
  { timeZone, translatedContexts }: SiteData,
  path: string,
  text: string,
): Promise<string | undefined> {
  const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
  const { record } = readFile({ path, bytes: bytesOf(text) })
  if (!record) return undefined
  const data = await load<Pick<PageData, 'brandFiles' | 'examples'>>('pages.json')
  const brandFiles = data.brandFiles.map(({ path, text }) => ({ path, bytes: bytesOf(text) }))
  const recordsOf = async (language: string, original?: ContentRecords) => {
    const all = (await load<ShownRecords>(`records-${language}.json`)) as ContentRecord[]
    const shown = languageFolder(path) === language ? [record] : []
    const others = all.filter(({ file }) => file !== path)
    return new ContentRecords([...others, ...shown], [], [], brandFiles, [], language, original)
  }
  const language = languageFolder(path)
  const original = await recordsOf('')
  const records = language in translatedContexts ? await recordsOf(language, original) : original
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
