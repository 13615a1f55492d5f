import { trapField } from '../components/forms/post-form'
import { schemesOf } from '../content-model/brand'
import { isOnSite, serviceIn, type FormService } from '../content-model/form-service'
import type { Message } from '../content-model/schemas/fields'
import type { SocialImageKind } from '../content-model/schemas/social-images'
import type { Section } from '../content-model/schemas/section'
import { pathPrefixOf } from '../content-model/site-origin'
import { feedLength, feedXml } from '../output/feed'
import { manifest } from '../output/manifest'
import { receivedPage } from '../output/received-page'
import { robotsTxt } from '../output/sitemap-xml'
import {
  listIndexUrl,
  sentencesUrl,
  type ListIndex,
  type SentencesByPath,
} from '../search/search-files'
import { alertsInFeed } from './alert-pages'
import { renderRecord, type Article } from './article-pages'
import { languageCode } from '../content-model/language'
import { pathOf, type LanguageScope } from './language-scope'
import type { OutputFile } from './output-file'
import type { PageDraft, SocialImage } from './site'

/** The pages of one language, and what they are made of. */
export interface BuiltLanguage {
  scope: LanguageScope
  articles: Article[]
  pages: PageDraft[]
}

/** Returns the text files that programs read beside the pages. */
export function siteFiles(languages: readonly BuiltLanguage[]): OutputFile[] {
  const [main] = languages
  if (!main) return []
  const { config, settings, records } = main.scope
  const brand = records.of('brand')[0]!.data
  const paths = languages.flatMap(({ pages }) => pages.map(({ path }) => path))
  return [
    { file: 'robots.txt', content: robotsTxt(config.origin, settings.preview) },
    {
      file: 'manifest.webmanifest',
      content: JSON.stringify(
        manifest(config, schemesOf(brand).light, languageCode(main.scope.locale)),
      ),
    },
    ...languages.flatMap((one) => [
      ...feedOf(one),
      ...searchIndexOf(one),
      ...receivedPagesOf(one, paths),
    ]),
  ]
}

/** Returns the images of a language that are shown where its pages are shared, one for each kind of page. */
export function socialImagesOf({ records, config }: LanguageScope): SocialImage[] {
  const [images] = records.of('socialImages')
  return Object.entries(images?.data ?? {}).map(([kind, { scene }]) => ({
    file: `${config.socialImagePrefix.slice(1)}${kind}.png`,
    scene,
    name: config.fullName,
    title: config.socialImages[kind as SocialImageKind] ?? '',
    line: config.phone.text,
  }))
}

/** Returns the feed of a language; none if it has no articles. */
function feedOf({ scope, articles }: BuiltLanguage): OutputFile[] {
  const { config, records, folder, texts } = scope
  const [blog] = records.of('blog')
  if (!config.feed || !blog) return []
  const newest = articles.slice(0, feedLength).map(({ record, summary }) => ({
    ...summary,
    feedHtml: renderRecord(record, scope, config.origin).html,
  }))
  const content = feedXml(config, newest, alertsInFeed(scope), {
    language: folder,
    locale: texts.locale,
    list: pathOf(scope, blog),
  })
  return [{ file: config.feed.path.slice(1), content }]
}

/** Returns the index that search, categories and pagination load, and the sentences that a search loads. */
function searchIndexOf({ scope, articles }: BuiltLanguage): OutputFile[] {
  const { records, folder } = scope
  if (records.of('blog').length === 0) return []
  const list: ListIndex = {
    articles: articles.map(({ summary }) => summary),
    synonyms: records.of('searchSynonyms')[0]?.data ?? { groups: [], ignored: [] },
  }
  const sentences: SentencesByPath = Object.fromEntries(
    articles.map((article) => [article.summary.path, article.sentences]),
  )
  return [
    { file: listIndexUrl(folder).slice(1), content: JSON.stringify(list) },
    { file: sentencesUrl(folder).slice(1), content: JSON.stringify(sentences) },
  ]
}

/**
 * Returns the page for each form that the host of the site takes.
 *
 * @param paths paths of all other pages
 * @throws Error where a page of the site has the path of a form
 */
function receivedPagesOf({ scope, pages }: BuiltLanguage, paths: readonly string[]): OutputFile[] {
  const { config, folder, settings, texts } = scope
  const sections = pages.flatMap(({ data }) => ('sections' in data ? data.sections : [])) as Section[]
  const site = {
    fullName: config.fullName,
    home: pathPrefixOf(config.origin) + config.home,
    locale: texts.locale,
  }
  const kinds: [Section['kind'], FormService | undefined][] = [
    ['consultation-form', settings.consultationService],
    ['newsletter', settings.newsletterService],
  ]
  return kinds.flatMap(([kind, service]) => {
    const section = sections.find((one) => one.kind === kind)
    const form = section && formOf(section)
    if (!service || !isOnSite(service) || !form) return []
    const own = serviceIn(service, folder)
    if (paths.includes(own.endpoint)) {
      throw new Error(`The site has a page ${own.endpoint}. Post the form to another path.`)
    }
    const content = receivedPage({ service: own, trap: trapField, ...form }, site)
    return [{ file: `${own.endpoint.slice(1)}/index.html`, content }]
  })
}

/** Returns the names of the fields of a form, and the message once it was received. */
function formOf(section: Section): { names: string[]; message: Message } | undefined {
  if (section.kind === 'consultation-form') {
    const names = section.fields.map((field) => field.name)
    return { names: [...names, trapField, 'subject'], message: section.success }
  }
  if (section.kind === 'newsletter') return { names: ['email'], message: section.success }
  return undefined
}
