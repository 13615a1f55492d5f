import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import {
  articleStyleNames,
  StyledArticleBody,
} from '../../../src/components/article/article-styles'
import { schemesOf } from '../../../src/content-model/brand'
import { formatDiagnostics } from '../../../src/content-model/diagnostic'
import { urlOf, type ContentRecords } from '../../../src/content-model/record'
import { fieldValues } from '../../../src/content-model/parse/field-values'
import type { BrandContent } from '../../../src/content-model/schemas/brand'
import { sourceHash } from '../../../src/content-model/rules/translations'
import { hashLength } from '../../../src/content-model/translated-source'
import {
  factCollections,
  factName,
  factsOfSite,
  factToken,
  fillFacts,
  formatPrice,
} from '../../../src/content-model/facts'
import { languageFolder, sourcePath } from '../../../src/content-model/language'
import { defaultLanguage } from '../../../src/content-model/prose/languages/registry'
import { pagePaths } from '../../../src/content-model/rules/links'
import { pageCollections } from '../../../src/content-model/collections'
import { checkContentDir, listContentFiles } from '../../../src/build/read-content'
import { articleContextOf } from '../../../src/site/article/article-context'
import { globalStyle } from '../../../src/theme/theme-styles'
import type { ContentOptions } from './config/cms-config'
import type { Backend } from './config/backend'
import type { Named } from './config/fields'
import { labelOf } from './config/label-of'
import { editable, type YamlContent } from './config/yaml-forms'
import { fontAddress, type PageData, type SiteFile } from './editor-data'

/** Options of `siteData`. */
interface SiteDataOptions {
  backend: Backend
  /** True if each save goes into a pull request. */
  withPullRequests: boolean
  checkedByServer: boolean
  pathPrefix?: string
}

/** Reads what the editor needs of a content folder. */
export function readSiteData(contentDir: string, options: SiteDataOptions): SiteFile & PageData {
  const { records, translations, diagnostics } = checkContentDir(contentDir)
  const folder = relative('.', contentDir).split(sep).join('/')
  const [brand] = records.of('brand')
  if (!brand || !isReadable(records)) throw new Error(formatDiagnostics(diagnostics, folder))
  const { backend, withPullRequests, checkedByServer, pathPrefix } = options
  return {
    cms: [
      { ...contentOptions(records, folder, translations), pathPrefix },
      backend,
      withPullRequests,
    ],
    context: articleContextOf(records, pathPrefix),
    translatedContexts: Object.fromEntries(
      translations
        .filter(isReadable)
        .map((records) => [records.language, articleContextOf(records, pathPrefix)]),
    ),
    pages: [...new Set(pagePaths(records))].sort(),
    titles: titlesOf(records),
    origin: records.of('site')[0]?.data.origin ?? '',
    sourceHashes: Object.fromEntries(
      translations
        .flatMap(({ all }) => all.flatMap(({ translation }) => translation?.source ?? []))
        .flatMap((path) => records.all.filter(({ file }) => file === path))
        .map((source) => [source.file, sourceHash(source)]),
    ),
    digests: Object.fromEntries(
      listContentFiles(contentDir)
        .filter(({ path }) => editable.test(path))
        .map(({ path, file }) => [path, digestOf(readFileSync(file))]),
    ),
    shownOn: shownOn([records, ...translations]),
    language: defaultLanguage(records.all),
    wordsToAvoid: Object.fromEntries(
      [records, ...translations]
        .flatMap((some) => some.of('wordsToAvoid'))
        .map(({ file, data }) => [languageFolder(file), data]),
    ),
    records: Object.fromEntries(
      [records, ...translations].map(({ language, all }) => [
        language,
        all.map(({ collection, id, file, data }) => ({ collection, id, file, data })),
      ]),
    ),
    brandFiles: records.brandFiles.map(({ path, bytes }) => ({
      path,
      text: path.endsWith('.svg') ? new TextDecoder().decode(bytes) : '',
    })),
    examples: examplesOf(records),
    timeZone: records.of('site')[0]?.data.timeZone ?? 'UTC',
    ...previewStyle(brand.data),
    checkedByServer,
  }
}

/** Returns the titles of pages with the part of the site that they are in, by their paths. */
function titlesOf(records: ContentRecords): Record<string, string> {
  return Object.fromEntries(
    records.all.flatMap((record): [string, string][] => {
      const path = urlOf(record)
      const { title, name } = record.data as { title?: string; name?: string }
      const words = fillFacts(title ?? name ?? '', factsOfSite(records) ?? {})
      const section = labelOf(record.collection)
      return path && words ? [[path, `${words} · ${section}`]] : []
    }),
  )
}

const digestOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, hashLength)

/** Returns whether articles of a language can be shown: its words and facts have no mistakes. */
function isReadable(records: ContentRecords): boolean {
  return factsOfSite(records) !== undefined && records.find('interface', 'en') !== undefined
}

/** Names of facts by the fields of site.yaml that hold them. */
const factsOfFields = {
  'hours.days': 'days',
  'hours.time': 'hours',
  'phones.calls': 'phone',
  'phones.texts': 'textPhone',
  'emails.support': 'email',
  'emails.general': 'generalEmail',
}

/** Returns the titles of what shows a fact, or names a price, by the field of the fact and its file. */
function shownOn(languages: readonly ContentRecords[]): SiteFile['shownOn'] {
  const titles = new Map<string, Set<string>>()
  for (const record of languages.flatMap(({ all }) => all)) {
    if (factCollections.includes(record.collection)) continue
    const texts = [...fieldValues(record).map(({ value }) => value), record.body ?? '']
    const names = texts.flatMap((text) => [
      ...[...text.matchAll(factToken)].map(([, name = '']) => name),
      ...(factName.test(text) ? [text] : []),
    ])
    const { label: short, title = short } = record.data as { label?: string; title?: string }
    const words = [title, short].find((one) => one !== undefined && !one.includes('{'))
    const label = words ?? urlOf(record) ?? 'the words around each page'
    for (const name of names) titles.set(name, (titles.get(name) ?? new Set()).add(label))
  }
  const fields = (entries: [field: string, fact: string][]): Record<string, string[]> =>
    Object.fromEntries(
      entries.flatMap(([field, fact]): [string, string[]][] => {
        const found = [...(titles.get(fact) ?? [])]
        return found.length > 0 ? [[field, found]] : []
      }),
    )
  const same = (data: object | undefined): [string, string][] =>
    Object.keys(data ?? {}).map((name) => [name, name])
  const [records] = languages
  const lines = Object.keys(records?.of('helpLines')[0]?.data.lines ?? {})
  return {
    'site.yaml': fields(Object.entries(factsOfFields)),
    'prices.yaml': fields(same(records?.of('prices')[0]?.data)),
    'facts.yaml': fields(same(records?.of('facts')[0]?.data)),
    'help-lines.yaml': fields(
      lines.flatMap((name): [string, string][] => [
        [`lines.${name}.telephone`, `${name}Phone`],
        [`lines.${name}.website.label`, `${name}Website`],
      ]),
    ),
  }
}

/** Returns the page that shows most of the names of each file of facts. */
function examplesOf(records: ContentRecords): PageData['examples'] {
  const pages = pageCollections.flatMap((name) => records.of(name))
  const names = {
    'site.yaml': Object.values(factsOfFields),
    'prices.yaml': Object.keys(records.of('prices')[0]?.data ?? {}),
    'facts.yaml': Object.keys(records.of('facts')[0]?.data ?? {}),
    'help-lines.yaml': Object.keys(records.of('helpLines')[0]?.data.lines ?? {}),
  }
  return Object.fromEntries(
    Object.entries(names).flatMap(([file, names]): [string, string][] => {
      const named = new RegExp(`["{](${names.join('|')})["}]`, 'g')
      const counts = pages.map(({ data }) => JSON.stringify(data).match(named)?.length ?? 0)
      const page = pages[counts.indexOf(Math.max(...counts))]
      return page && names.length > 0 ? [[file, page.file]] : []
    }),
  )
}

/** Returns the categories of articles. The first one in the list means all of them. */
function categoriesOf(records: ContentRecords): string[] {
  return records.of('blog')[0]?.data.categories.slice(1) ?? []
}

/** Returns what sections may name, with the titles that writers know. */
function namedIn(records: ContentRecords): Named {
  const files = ['faqs', 'guide', 'team', 'testimonials', 'shared'] as const
  const prices = Object.entries(records.of('prices')[0]?.data ?? {})
  const lines = Object.entries(records.of('helpLines')[0]?.data.lines ?? {})
  return {
    ...Object.fromEntries(
      files.map((name) => [
        name,
        records.of(name).map((one) => ({ value: one.id, label: titleOf(one) })),
      ]),
    ),
    price: prices.map(([value, amount]) => ({
      value,
      label: `${labelOf(value)}: ${formatPrice(amount)}`,
    })),
    'help-line': lines.map(([value, { name }]) => ({ value, label: name })),
  }
}

/** Returns the title of a file, or its name in words where that is a variable or missing. */
function titleOf({ id, data }: { id: string; data: unknown }): string {
  const { title, name = title } = data as { title?: string; name?: string }
  return name === undefined || name.includes('{') ? labelOf(id) : name
}

function contentOptions(
  records: ContentRecords,
  folder: string,
  translations: readonly ContentRecords[],
): ContentOptions {
  const places = shownOn([records, ...translations])
  const [newest] = records
    .of('article')
    .map(({ data }) => data)
    .sort((one, other) => (one.date < other.date ? 1 : -1))
  return {
    title: records.of('site')[0]?.data.name ?? '',
    folder,
    categories: categoriesOf(records),
    author: newest?.author,
    yaml: yamlOf(records, places),
    languages: translations.map((records) => ({
      language: records.language,
      categories: categoriesOf(records),
      yaml: yamlOf(records, places),
    })),
  }
}

/** Returns what has forms in a language. A translated file of facts names only those that differ. */
function yamlOf(records: ContentRecords, shownOn: SiteFile['shownOn']): YamlContent {
  const names = (name: 'prices' | 'facts'): string[] =>
    Object.keys(records.of(name)[0]?.parsed.data ?? {})
  return {
    folders: (['faqs', 'testimonials', 'team'] as const).filter(
      (name) => records.ids(name).length > 0,
    ),
    prices: names('prices'),
    facts: names('facts'),
    helpLines: Object.keys(records.of('helpLines')[0]?.data.lines ?? {}),
    pages: pageCollections.flatMap((collection) => {
      const files = records.of(collection).map(({ file }) => sourcePath(file))
      const folders = files.map((file) => file.replace(/\/[^/]*$/, ''))
      return [...new Set(folders)].map((folder) => ({ folder, collection }))
    }),
    shared: records.of('shared').map(({ id, data }) => ({
      ...{ name: id, kind: data.kind },
      label: titleOf({ id, data }),
    })),
    named: namedIn(records),
    shownOn,
  }
}

function previewStyle(brand: BrandContent): Pick<SiteFile, 'style' | 'bodyClass'> {
  const sheet = new ServerStyleSheet()
  const html = renderToStaticMarkup(
    sheet.collectStyles(createElement(StyledArticleBody, { $names: articleStyleNames() })),
  )
  const family = 'Atkinson Hyperlegible Next'
  const font = {
    file: fontAddress,
    faces: `@font-face { font-family: '${family}'; src: url(${fontAddress}) format('woff2'); font-weight: 400 700 }`,
    family: `'${family}', Arial, sans-serif`,
  }
  const style = sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '')
  sheet.seal()
  return {
    style: globalStyle(schemesOf(brand).light, font) + style,
    bodyClass: /class="([^"]*)"/.exec(html)?.[1] ?? '',
  }
}
