import { fillText } from '../content-model/text'
import { pageInterface } from '../content-model/schemas/interface'
import type { CheckedSite } from '../content-model/check-site'
import {
  type PageCollection,
  type RecordOf,
  collections,
  entryOf,
} from '../content-model/collections'
import { dayInWords, factsOfRecord, fillFacts } from '../content-model/facts'
import { addressIn, languageName, leadsElsewhere } from '../content-model/language'
import {
  type ContentRecord,
  type ContentRecords,
  lastDayOf,
  placeOf,
  urlOf,
} from '../content-model/record'
import { redirectsOf, withoutSearch } from '../content-model/redirects'
import { isStale } from '../content-model/rules/translations'
import type { GuideFiles } from '../content-model/schemas/guide'
import type { PageSubject } from '../content-model/schemas/page'
import { fillLinks } from '../content-model/variables/contact-links'
import { alertBar, alertPages } from './alert-pages'
import { articleListPages, articlePages } from './article-pages'
import { renderArticles } from './articles'
import { describePage } from './structured-data'
import { breadcrumbsTo, languageScope, pathOf, type LanguageScope } from './language-scope'
import { elsewhereOf } from './article/article-context'
import type {
  Alternate,
  PageLocale,
  Layout,
  Page,
  PageDraft,
  Redirect,
  SectionPageData,
  Site,
} from './site'
import { searchPages } from './search-pages'
import { keepPlaceWhole, resolveSections, writtenSections } from './sections'
import type { SiteSettings } from './site-config'
import { siteFiles, socialImagesOf, type BuiltLanguage } from './site-files'
import { fridgePage, shownSheet, type FridgeData } from './fridge-pages'
import { stepPages } from './step-guides'

/** Checked content, and the PDF files of guides. */
interface SiteContentFiles extends Pick<CheckedSite, 'records' | 'translations'> {
  /** Metadata of the PDF files of guides, by the folder of their language. */
  guideFiles: Readonly<Record<string, GuideFiles>>
}

/**
 * Derives everything that a site publishes from its content. Only this function fills in facts, resolves references and
 * decides which page shows what. It's pure: it reads no files and doesn't change its arguments.
 *
 * @param today date in the time zone of the site: 2026-10-21
 * @throws Error if the content has mistakes, which the check reports
 */
export function buildSite(
  { records, translations, guideFiles }: SiteContentFiles,
  settings: SiteSettings,
  today: string,
): Site {
  const languages = [records, ...translations].map((one) =>
    buildLanguage(languageScope(one, settings, today, guideFiles[one.language] ?? {})),
  )
  const scopes = languages.map(({ scope }) => scope)
  const pages = withAlternates(languages, scopes)
  return {
    layouts: scopes.map((scope) => layoutOf(scope, records)),
    pages,
    files: siteFiles(languages),
    redirects: redirectsTo(pages, [records, ...translations]),
    socialImages: scopes.flatMap(socialImagesOf),
    images: languages.flatMap(({ articles }) => articles.flatMap(({ images }) => images)),
  }
}

/** Returns the addresses of the past whose pages this build has: an article may not be published yet. */
function redirectsTo(pages: readonly Page[], languages: readonly ContentRecords[]): Redirect[] {
  const paths = new Set(pages.map(({ path }) => path))
  return Array.from(redirectsOf(languages), ([from, to]) => ({ from, to })).filter(
    ({ from, to }) => paths.has(withoutSearch(to)) && !paths.has(from),
  )
}

function buildLanguage(scope: LanguageScope): BuiltLanguage {
  const { records } = scope
  const articles = renderArticles(scope)
  const fridge = new Map<ContentRecord, PageDraft<FridgeData>>()
  const shown = new Set(scope.articles)
  for (const record of records.all) {
    if (record.collection === 'article' && !shown.has(record as ContentRecord<'article'>)) continue
    const page = isServed(record, scope) && fridgePage(record, scope)
    if (page) fridge.set(record, page)
  }
  const sheetOf = (record: ContentRecord): PageDraft<FridgeData> | undefined => fridge.get(record)
  const pages: PageDraft[] = [
    ...records.all
      .filter((record) => isServed(record, scope) && isSectionPage(record))
      .map((record) => sectionPage(record as ContentRecord<PageCollection>, scope, sheetOf)),
    ...records.of('stepGuide').flatMap((record) => stepPages(record, scope)),
    ...articlePages(articles, scope, sheetOf),
    ...articleListPages(articles, scope),
    ...searchPages(scope),
    ...alertPages(scope),
    ...fridge.values(),
    ...notFoundPages(scope),
  ]
  return { scope, articles, pages }
}

/** Returns true if a record is published: of the two home pages, only one is. */
const isServed = ({ collection, id }: ContentRecord, { site }: LanguageScope): boolean =>
  collection !== 'home' || id === site.home

const isSectionPage = ({ collection }: ContentRecord): boolean =>
  entryOf(collection).template === 'page'

function sectionPage(
  record: ContentRecord<PageCollection>,
  scope: LanguageScope,
  sheetOf: (record: ContentRecord) => PageDraft<FridgeData> | undefined,
): PageDraft<SectionPageData> {
  const { collection, data, file } = record
  const path = pathOf(record)
  const source = urlOf(record) ?? ''
  const { facts: above, location, locationPath } = scope.factsAt(source)
  const facts = {
    ...scope.facts,
    ...above,
    ...factsOfRecord(collection, data, scope.facts, scope.texts.locale),
  }
  const { title, description, label } = fillFacts(
    { title: data.title, description: data.description, label: data.label },
    facts,
  )
  const sources = new Set([file])
  const place = placeOf(collection, data)
  const sections = keepPlaceWhole(
    resolveSections(writtenSections(data, scope, sources), scope, facts, sources),
    place,
  )
  const breadcrumbs = breadcrumbsTo(scope, { label, path }, source)
  const subject = subjectOf(collection, data)
  const day = lastDayOf(data)
  const isOver = day !== undefined && day < scope.today
  return {
    path,
    type: collections[collection].type,
    template: 'page',
    sourcePath: source,
    label,
    head: { title, description, image: collection, ...(isOver ? { hidden: true } : {}) },
    jsonLd: describePage(
      scope.config,
      {
        path,
        label,
        description,
        ...(subject ? { subject } : {}),
        ...(place ? { place } : {}),
        ...(location ? { business: { location, path: locationPath ?? path } } : {}),
        breadcrumbs,
        sections,
      },
      scope.texts.searchEngines,
    ),
    breadcrumbs,
    sources: [...sources],
    inSitemap: !isOver,
    data: {
      sections,
      ...(isOver ? { ended: dayInWords(day, scope.texts.locale) } : {}),
      ...shownSheet(sheetOf(record)),
    },
  }
}

/** Returns the subject of a page for search engines. */
function subjectOf(
  collection: PageCollection,
  data: RecordOf<PageCollection>,
): PageSubject | undefined {
  return 'subject' in data ? data.subject : entryOf(collection).subject
}

/** Returns the pages for unknown addresses, except the main one, which Gatsby creates. Hosts send the nearest 404.html. */
function notFoundPages(scope: LanguageScope): PageDraft[] {
  const { folder, records } = scope
  const [blog] = records.of('blog')
  const page = (path: string): PageDraft => ({
    path,
    type: 'NotFound',
    template: 'not-found',
    sourcePath: path,
    label: '404',
    head: { title: '404', description: '', image: 'page', hidden: true },
    jsonLd: [],
    breadcrumbs: [],
    sources: records.of('notFound').map(({ file }) => file),
    inSitemap: false,
    data: {},
  })
  return [
    ...(folder === '' ? [] : [page(addressIn(folder, '/404.html'))]),
    // A missing article has its own text.
    ...(blog ? [page(`${pathOf(blog)}/404.html`)] : []),
  ]
}

function layoutOf(scope: LanguageScope, original: ContentRecords): Layout {
  const { records, texts, facts, links, folder, locale, config } = scope
  const [defaultTexts] = original.of('interface')
  const [notFound] = records.of('notFound')
  const [blog] = records.of('blog')
  const [search] = records.of('search')
  const searched = search
    ? {
        to: pathOf(search),
        copy: search.data.field,
        suggestions: search.data.suggestions,
      }
    : blog && { to: pathOf(blog), copy: blog.data.search }
  if (!defaultTexts || !notFound) throw new Error('not-found.yaml is missing or has mistakes.')
  return {
    locale,
    folder,
    config,
    interface: pageInterface(texts),
    kept: texts.kept,
    alerts: alertBar(scope),
    elsewhere: folder === '' ? null : elsewhereOf(texts, defaultTexts.data),
    home: leadsElsewhere(config.home, folder)
      ? null
      : { locale, name: texts.language.home ?? texts.language.name, path: config.home, folder },
    notFound: {
      ...fillLinks(fillFacts(notFound.data, facts), links),
      ...(blog ? { list: pathOf(blog) } : {}),
      ...(searched ? { search: searched } : {}),
    },
  }
}

/** Adds to each page its translations, and a notice if its source has changed since it was translated. */
function withAlternates(
  languages: readonly BuiltLanguage[],
  scopes: readonly LanguageScope[],
): Page[] {
  const alternates = new Map<string, Alternate[]>()
  for (const { scope, pages } of languages) {
    const { folder, locale, texts } = scope
    for (const { path, sourcePath } of pages) {
      const link = { locale, name: texts.language.name, path, folder }
      alternates.set(sourcePath, [...(alternates.get(sourcePath) ?? []), link])
    }
  }
  const [original] = scopes
  return languages.flatMap(({ scope, pages }) => {
    const staleSince = staleFiles(scope.records)
    return pages.map((page): Page => {
      const own = alternates.get(page.sourcePath) ?? []
      const since = page.sources.flatMap((file) => staleSince.get(file) ?? []).sort()[0]
      return {
        ...page,
        locale: scope.locale,
        ...(scope.folder ? { folder: scope.folder } : {}),
        ...(own.length > 1 ? { alternates: own } : {}),
        ...(since && original
          ? { stale: staleNotice(since, page.sourcePath, scope, original) }
          : {}),
      }
    })
  })
}

/** Returns the outdated translations, with the day on which they were last up to date. */
function staleFiles(records: ContentRecords): Map<string, string> {
  const { original } = records
  return new Map(
    records.all.flatMap((record): [string, string][] =>
      original && record.translation && isStale(record, original)
        ? [[record.file, record.translation.translatedOn]]
        : [],
    ),
  )
}

function staleNotice(
  since: string,
  sourcePath: string,
  { texts }: LanguageScope,
  original: LanguageScope,
): NonNullable<PageLocale['stale']> {
  const { stale, original: link } = texts.language
  const { locale } = texts
  return {
    text: fillText(stale, { date: dayInWords(since, locale) }),
    link: {
      label: fillText(link, { language: languageName(original.locale, locale) }),
      to: sourcePath,
      locale: original.locale,
    },
  }
}
