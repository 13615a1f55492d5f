import { relative, sep } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { articleStyleNames } from '../../src/components/article/article-styles'
import { StyledArticleBody } from '../../src/components/article/styled-article-body'
import { brandOf } from '../../src/content-model/brand'
import { formatDiagnostics } from '../../src/content-model/diagnostic'
import type { ContentRecords } from '../../src/content-model/record'
import { checkContentDir } from '../../src/gatsby/read-content'
import { articleRenderContextOf } from '../../src/render/article-render-context'
import { globalStyle } from '../../src/theme/global-style'
import { cmsConfig, type ContentOptions } from './config/cms-config'
import type { Backend } from './config/backend'
import { fontAddress, type SiteData } from './editor-data'

/** Options of `siteData`. */
export interface SiteDataOptions {
  backend: Backend
  /** Whether each save goes into a pull request. */
  withPullRequests: boolean
  checkedByServer: boolean
  pathPrefix?: string
}

/** Reads what the editor needs of a content folder. */
export function readSiteData(contentDir: string, options: SiteDataOptions): SiteData {
  const { records, translations, diagnostics } = checkContentDir(contentDir)
  const languages = translations.map(({ language }) => language)
  if (!records.of('site')[0]) throw new Error(formatDiagnostics(diagnostics))
  const folder = relative('.', contentDir).split(sep).join('/')
  const { backend, withPullRequests, checkedByServer, pathPrefix } = options
  return {
    config: cmsConfig(contentOptions(records, folder, languages), backend, withPullRequests),
    context: articleRenderContextOf(records, pathPrefix),
    ...previewStyle(records),
    checkedByServer,
  }
}

function contentOptions(
  records: ContentRecords,
  folder: string,
  languages: readonly string[],
): ContentOptions {
  const [newest] = records
    .of('article')
    .map(({ data }) => data)
    .sort((one, other) => (one.date < other.date ? 1 : -1))
  return {
    title: records.of('site')[0]?.data.name ?? '',
    folder,
    // The first category stands for all of them.
    categories: records.of('blog')[0]?.data.categories.slice(1) ?? [],
    author: newest?.author,
    languages,
  }
}

function previewStyle(records: ContentRecords): Pick<SiteData, 'style' | 'bodyClass'> {
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
    style: globalStyle(brandOf(records).schemes.light, font) + style,
    bodyClass: /class="([^"]*)"/.exec(html)?.[1] ?? '',
  }
}
