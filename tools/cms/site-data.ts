import { relative, sep } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { articleStyleNames, StyledArticleBody } from '../../src/components/article/article-styles'
import { schemesOf } from '../../src/content-model/brand'
import { formatDiagnostics } from '../../src/content-model/diagnostic'
import type { ContentRecords } from '../../src/content-model/record'
import type { BrandContent } from '../../src/content-model/schemas/brand'
import { sourceHash } from '../../src/content-model/rules/translations'
import { factsOfSite } from '../../src/content-model/facts'
import { pagePaths } from '../../src/content-model/rules/links'
import { checkContentDir } from '../../src/build/read-content'
import { articleContextOf } from '../../src/site/article/article-context'
import { globalStyle } from '../../src/theme/theme-styles'
import { cmsConfig, type ContentOptions } from './config/cms-config'
import type { Backend } from './config/backend'
import { fontAddress, type SiteData } from './editor-data'

/** Options of `siteData`. */
interface SiteDataOptions {
  backend: Backend
  /** True if each save goes into a pull request. */
  withPullRequests: boolean
  checkedByServer: boolean
  pathPrefix?: string
}

/** Reads what the editor needs of a content folder. */
export function readSiteData(contentDir: string, options: SiteDataOptions): SiteData {
  const { records, translations, diagnostics } = checkContentDir(contentDir)
  const folder = relative('.', contentDir).split(sep).join('/')
  const [brand] = records.of('brand')
  if (!brand || !isReadable(records)) throw new Error(formatDiagnostics(diagnostics, folder))
  const { backend, withPullRequests, checkedByServer, pathPrefix } = options
  return {
    config: cmsConfig(
      { ...contentOptions(records, folder, translations), pathPrefix },
      backend,
      withPullRequests,
    ),
    context: articleContextOf(records, pathPrefix),
    translatedContexts: Object.fromEntries(
      translations
        .filter(isReadable)
        .map((records) => [records.language, articleContextOf(records, pathPrefix)]),
    ),
    pages: pagePaths(records).sort(),
    sourceHashes: Object.fromEntries(
      translations
        .flatMap(({ all }) => all.flatMap(({ translation }) => translation?.source ?? []))
        .flatMap((path) => records.all.filter(({ file }) => file === path))
        .map((source) => [source.file, sourceHash(source)]),
    ),
    timeZone: records.of('site')[0]?.data.timeZone ?? 'UTC',
    ...previewStyle(brand.data),
    checkedByServer,
  }
}

/** Returns whether articles of a language can be shown: its words and facts have no mistakes. */
function isReadable(records: ContentRecords): boolean {
  return factsOfSite(records) !== undefined && records.find('interface', 'en') !== undefined
}

/** Returns the categories of articles. The first one in the list means all of them. */
function categoriesOf(records: ContentRecords): string[] {
  return records.of('blog')[0]?.data.categories.slice(1) ?? []
}

function contentOptions(
  records: ContentRecords,
  folder: string,
  translations: readonly ContentRecords[],
): ContentOptions {
  const [newest] = records
    .of('article')
    .map(({ data }) => data)
    .sort((one, other) => (one.date < other.date ? 1 : -1))
  return {
    title: records.of('site')[0]?.data.name ?? '',
    folder,
    categories: categoriesOf(records),
    author: newest?.author,
    yaml: {
      folders: (['faqs', 'testimonials', 'team'] as const).filter(
        (name) => records.ids(name).length > 0,
      ),
      prices: Object.keys(records.of('prices')[0]?.data ?? {}),
      facts: Object.keys(records.of('facts')[0]?.data ?? {}),
      helpLines: Object.keys(records.of('helpLines')[0]?.data.lines ?? {}),
    },
    languages: translations.map((records) => ({
      language: records.language,
      categories: categoriesOf(records),
    })),
  }
}

function previewStyle(brand: BrandContent): Pick<SiteData, 'style' | 'bodyClass'> {
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
