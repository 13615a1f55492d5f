import type { CheckedSite } from '../../src/content-model/check-site'
import { fillFacts, type Facts } from '../../src/content-model/facts'
import { ContentRecords, type ContentRecord } from '../../src/content-model/record'
import type { BlogContent } from '../../src/content-model/schemas/blog'
import type { GuideFiles } from '../../src/content-model/schemas/guide'
import type { Interface } from '../../src/content-model/schemas/interface'
import type { NotFoundContent } from '../../src/content-model/schemas/not-found'
import type { SiteContent } from '../../src/content-model/schemas/site'
import type { Section, SectionEntry, SectionKind } from '../../src/content-model/schemas/section'
import { fillLinks } from '../../src/content-model/variables/contact-links'
import type { ArticleListData } from '../../src/site/article-pages'
import { buildSite } from '../../src/site/build-site'
import { guideTextDigest } from '../../src/site/guide-files'
import { languageScope, type LanguageScope } from '../../src/site/language-scope'
import { resolveSections } from '../../src/site/sections'
import type { Page, SectionPageData, Site } from '../../src/site/site'
import { commandSettings } from '../../src/site/site-config'
import { today } from './source-files'

/** A page made of sections. */
export interface BuiltPage {
  file: string
  path: string
  sections: Section[]
}

/** One language of a site as the build makes it. */
export interface BuiltSite {
  /** What `buildSite` returns. */
  whole: Site
  scope: LanguageScope
  site: SiteContent
  facts: Facts
  /** The words of the list of articles; `undefined` on a site without articles. */
  blog: BlogContent | undefined
  notFound: NotFoundContent
  interfaceTexts: Interface
  /** Every page made of sections, of both homes too, and the list of articles with the sections around it. */
  pages: BuiltPage[]
  /** Resolves written sections. */
  resolved: (entries: readonly SectionEntry[], more?: Facts) => Section[]
  /** A section of the folder shared. */
  sharedSection: <Kind extends SectionKind>(
    id: string,
    kind: Kind,
  ) => Extract<Section, { kind: Kind }>
}

/** Builds a site in all its languages, without printed guides. */
export const wholeSite = (
  { records, translations }: Pick<CheckedSite, 'records' | 'translations'>,
  day = today,
): Site => buildSite({ records, translations, guideFiles: {} }, commandSettings, day)

/** Builds one language of a site, as visitors see it. */
export function builtSite(
  records: ContentRecords,
  guideFiles: GuideFiles = {},
  day = today,
  settings = commandSettings,
): BuiltSite {
  const whole = (of: ContentRecords): Site =>
    buildSite(
      {
        records: of.original ?? of,
        translations: of.original ? [of] : [],
        guideFiles: { [of.language]: guideFiles },
      },
      settings,
      day,
    )
  const site = whole(records)
  const scope = languageScope(records, settings, day, guideFiles)
  const own = (pages: readonly Page[]): Page[] =>
    pages.filter(({ locale }) => locale === scope.locale)
  const otherHomes = records
    .of('home')
    .filter(({ id }) => id !== scope.site.home)
    .flatMap(({ id }) => own(whole(withHome(records, id)).pages))
    .filter(({ type }) => type === 'Home')
  const [blog] = records.of('blog')
  const resolved: BuiltSite['resolved'] = (entries, more = {}) =>
    resolveSections(entries, scope, { ...scope.facts, ...more }, new Set())
  return {
    whole: site,
    scope,
    site: scope.site,
    facts: scope.facts,
    blog: blog && fillLinks(fillFacts(blog.data, scope.facts), scope.links),
    notFound: site.layouts.find(({ locale }) => locale === scope.locale)!.notFound,
    interfaceTexts: scope.texts,
    pages: [...own(site.pages), ...otherHomes].flatMap((page) => {
      const sections = sectionsOf(page)
      return sections.length > 0 ? [{ file: page.sources[0] ?? '', path: page.path, sections }] : []
    }),
    resolved,
    sharedSection: (id, kind) => {
      const section = resolved([{ shared: id }])[0]
      if (section?.kind !== kind) throw new Error(`shared/${id}.yaml is no ${kind}`)
      return section as Extract<Section, { kind: typeof kind }>
    },
  }
}

function sectionsOf({ data }: Page): Section[] {
  const {
    sections = [],
    before = [],
    after = [],
  } = data as Partial<SectionPageData & ArticleListData>
  return [...sections, ...before, ...after]
}

/** Returns the same records with another home page. */
function withHome(records: ContentRecords, home: string): ContentRecords {
  const all = records.all.map((record) =>
    record.collection === 'site'
      ? { ...record, data: { ...(record as ContentRecord<'site'>).data, home } }
      : record,
  )
  const { keys, images, brandFiles, portraits, language, original } = records
  return new ContentRecords(
    all,
    keys,
    images,
    brandFiles,
    portraits,
    language,
    original && withHome(original, home),
  )
}

/** Returns what is known of printed guides whose files have the text that they have now. */
export function printedGuides(records: ContentRecords): GuideFiles {
  const { facts, site, articleContext } = languageScope(records, commandSettings, today, {})
  const { promises } = articleContext
  return Object.fromEntries(
    records.of('guide').map(({ id, data, body = '' }) => [
      id,
      {
        pages: 3,
        bytes: 84_000,
        digest: '',
        textDigest: guideTextDigest({
          title: data.title,
          body,
          facts,
          promises,
          origin: site.origin,
        }),
      },
    ]),
  )
}
