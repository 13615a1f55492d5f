import { withFile } from '../../src/site/guide-files'
import { helpLineFinder } from '../../src/site/help-lines'
import { pageCollections } from '../../src/content-model/collections'
import { urlOf, type RecordKey } from '../../src/content-model/record-key'
import { inheritedFields, pageFacts, factsOfRecord, factsOf, fillFacts, type Facts } from '../../src/content-model/facts'
import { fillLinks, contactLinks } from '../../src/content-model/variables/contact-links'
import { groupPages, type ListedPage } from '../../src/content-model/page-groups'
import type { ContentRecord, ContentRecords } from '../../src/content-model/record'
import { layOutCity, resolveSections } from '../../src/site/sections'
import type { Section, SectionEntry, SectionKind } from '../../src/content-model/section'
import type { BlogContent } from '../../src/content-model/schemas/blog'
import type { GuideFiles } from '../../src/content-model/schemas/guide'
import type { Interface } from '../../src/content-model/schemas/interface'
import type { NotFoundContent } from '../../src/content-model/schemas/not-found'
import type { CityContent, PageContent } from '../../src/content-model/schemas/page'
import type { SiteContent } from '../../src/content-model/schemas/site'

/** A page made of sections. */
export interface ResolvedPage {
  file: string
  path: string
  sections: Section[]
}

/** A site as the build resolves it: references, facts and own lines. */
export interface ResolvedSite {
  site: SiteContent
  facts: Facts
  /** Nothing on a site without articles. */
  blog: BlogContent | undefined
  notFound: NotFoundContent
  interfaceTexts: Interface
  /**
   * Every page made of sections, by its file; the list of articles with the sections around it is
   * one.
   */
  pages: ResolvedPage[]
  /** Resolves written sections. */
  resolved: (entries: readonly SectionEntry[], more?: Facts) => Section[]
  /** A section of the folder shared. */
  sharedSection: <Kind extends SectionKind>(
    id: string,
    kind: Kind,
  ) => Extract<Section, { kind: Kind }>
}

/**
 * Resolves a site.
 *
 * @param guideFiles what is known of the PDF files of its guides
 * @param isShown whether an article is published
 */
export function resolveSite(
  records: ContentRecords,
  guideFiles: GuideFiles,
  isShown: (article: ContentRecord<'article'>) => boolean = () => true,
): ResolvedSite {
  const site = records.of('site')[0]!.data
  const helpLines = records.of('helpLines')[0]?.data
  const interfaceTexts = records.of('interface')[0]!.data
  const facts = factsOf(
    site,
    records.of('facts')[0]!.data,
    records.of('prices')[0]?.data,
    helpLines,
  )
  const [blog] = records
    .of('blog')
    .map(({ data }) => fillLinks(fillFacts(data, facts), contactLinks(site)))
  const hidden = new Set<unknown>(records.of('article').filter((article) => !isShown(article)))
  const listed: ListedPage[] = records.all.flatMap((record) => {
    const { collection, id, data } = record
    if (hidden.has(record)) return []
    const path = urlOf({ name: collection, id })
    if (path === undefined || (collection === 'home' && id !== site.home)) return []
    const { label, title } = data as { label?: string; title: string }
    return [{ collection, path, label: label ?? title }]
  })
  const library = {
    shared: (id: string) => records.find('shared', id)?.data,
    prices: records.of('prices')[0]?.data ?? {},
    faqs: (id: string) => records.find('faqs', id)?.data,
    guides: (id: string) =>
      withFile(id, records.find('guide', id)?.data, guideFiles, guideFiles[id]?.textDigest ?? ''),
    helpLine: helpLineFinder(helpLines, site, interfaceTexts),
    team: (id: string) => records.find('team', id)?.data,
    testimonials: (id: string) => records.find('testimonials', id)?.data,
    people: records.of('team').map(({ id, data }) => ({ id, name: data.name })),
    pageGroups: groupPages(listed),
  }
  const resolved: ResolvedSite['resolved'] = (entries, more = {}) =>
    resolveSections(entries, library, { ...facts, ...more }, contactLinks(site))

  const { locale } = interfaceTexts
  const fieldsAt = inheritedFields(records)
  const sectionsOf = ({ name, id }: RecordKey, data: PageContent | CityContent): Section[] => {
    const { facts: inherited } = pageFacts(urlOf({ name, id }) ?? '', fieldsAt)
    const own = { ...inherited, ...factsOfRecord(name, data, facts, locale) }
    if (!('own' in data)) return resolved(data.sections, own)
    return resolved(layOutCity(data, records.of('layout')[0]!.data), own)
  }
  const aroundList = blog
    ? [
        {
          file: records.of('blog')[0]!.file,
          path: '/blog',
          sections: resolved([blog.hero, ...blog.after]),
        },
      ]
    : []

  return {
    site,
    facts,
    blog,
    interfaceTexts,
    notFound: fillFacts(records.of('notFound')[0]!.data, facts),
    pages: records.all
      .filter(({ collection }) => pageCollections.some((name) => name === collection))
      .map(({ file, collection, id, data }) => ({
        file,
        path: urlOf({ name: collection, id }) ?? '',
        sections: sectionsOf({ name: collection, id }, data as PageContent | CityContent),
      }))
      .concat(aroundList),
    resolved,
    sharedSection: (id, kind) => {
      const section = resolved([{ shared: id }])[0]
      if (section?.kind !== kind) throw new Error(`shared/${id}.yaml is no ${kind}`)
      return section as Extract<Section, { kind: typeof kind }>
    },
  }
}
