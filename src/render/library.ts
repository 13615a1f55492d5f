import type { CollectionName } from '../content-model/collections'
import { factsOf, type Facts } from '../content-model/variables/fact-tokens'
import type { FaqGroup } from '../content-model/schemas/faq-group'
import type { GuideContent, GuideFiles } from '../content-model/schemas/guide'
import type { HelpLinesContent } from '../content-model/schemas/help-lines'
import type { Interface } from '../content-model/schemas/interface'
import type { FindHelpLine } from '../content-model/variables/help-lines'
import { contactLinks, type Links } from '../content-model/variables/contact-links'
import {
  pairTopics,
  translatedPaths,
  type TranslatedPage,
} from '../content-model/variables/translated-paths'
import type { BlogContent } from '../content-model/schemas/blog'
import type { DecisionContent } from '../content-model/schemas/decision'
import type {
  CityContent,
  FactsContent,
  LayoutContent,
  PageContent,
} from '../content-model/schemas/page'
import type { PageGroup } from '../content-model/schemas/sections/site-map'
import { layOutCity, resolveSections, type SectionLibrary } from '../content-model/resolve-sections'
import type { Section, SectionEntry, WrittenSection } from '../content-model/section'
import type { PricesContent } from '../content-model/schemas/prices'
import type { SiteContent } from '../content-model/schemas/site'
import type { SocialImages } from '../content-model/schemas/social-images'
import type { TeamMember } from '../content-model/schemas/team-member'
import type { TestimonialGroup } from '../content-model/schemas/testimonial-group'
import { guideTextDigest, withFile } from './guide-files'
import { helpLineFinder } from './help-lines'

/** One of our nodes: a record with its place. */
export interface DataNode<Data = unknown> {
  collection: string
  recordId: string
  data: Data
}

/** The part of Gatsby's node model that resolvers use. */
export interface NodeModel {
  /** Folder of the language whose nodes are found; empty for the default language. */
  language?: string
  /** Returns the node model of another language. */
  inLanguage: (language: string) => NodeModel
  getNodeById: <T>(args: { id: string }) => T | null
  findOne: <T>(args: { type: string; query?: object }) => Promise<T | null>
  findAll: <T>(args: {
    type: string
    query?: object
  }) => Promise<{ entries: Iterable<T>; totalCount: () => Promise<number> }>
}

/** Facts and own lines, out of site.yaml and facts.yaml. */
export async function loadFacts(nodeModel: NodeModel) {
  const site = await nodeModel.findOne<DataNode<SiteContent>>({ type: 'ContentSite' })
  const facts = await loadRecord<FactsContent>(nodeModel, 'facts')
  const prices = await loadRecord<PricesContent>(nodeModel, 'prices')
  if (!site) throw new Error('site.yaml is missing or has mistakes.')
  const { origin } = site.data
  const links = { ...contactLinks(site.data), ...(await loadTranslatedPaths(nodeModel)) }
  const helpLines = await loadRecord<HelpLinesContent>(nodeModel, 'helpLines')
  return { facts: factsOf(site.data, facts ?? {}, prices, helpLines), links, origin }
}

/** Returns what finds the help lines of a site, in the words of its language. */
export async function loadHelpLines(nodeModel: NodeModel): Promise<FindHelpLine> {
  const site = await nodeModel.findOne<DataNode<SiteContent>>({ type: 'ContentSite' })
  if (!site) throw new Error('site.yaml is missing or has mistakes.')
  const content = await loadRecord<HelpLinesContent>(nodeModel, 'helpLines')
  return helpLineFinder(content, site.data, await loadInterface(nodeModel))
}

/**
 * Returns the paths of all pages of a language by those of the default language, which content links to;
 * none in the default language.
 */
export async function loadTranslatedPaths(nodeModel: NodeModel): Promise<Links> {
  if (!nodeModel.language) return {}
  const types = ['ContentPage', 'ContentBlog', 'ContentArticle', 'ContentDecision'] as const
  const pages: TranslatedPage[] = []
  for (const type of types) {
    const { entries } = await nodeModel.findAll<TranslatedPage & { data: unknown }>({ type })
    for (const { path, sourcePath, data } of entries) {
      const decision = type === 'ContentDecision' ? (data as DecisionContent) : undefined
      const topics =
        type === 'ContentBlog' ? await loadTopics(nodeModel, data as BlogContent) : undefined
      pages.push({ path, sourcePath, decision, topics })
    }
  }
  return translatedPaths(pages)
}

/** Returns the topics of the list of articles in the default language, each with that of a translated list. */
async function loadTopics(nodeModel: NodeModel, { categories }: BlogContent) {
  const source = await nodeModel
    .inLanguage('')
    .findOne<DataNode<BlogContent>>({ type: 'ContentBlog' })
  return pairTopics(source?.data.categories ?? [], categories)
}

/**
 * What one record holds; nothing where there is no such file.
 *
 * @param recordId left out where the collection is a single file
 */
export async function loadRecord<Data>(
  nodeModel: NodeModel,
  collection: CollectionName,
  recordId?: string,
): Promise<Data | undefined> {
  const filter = { collection: { eq: collection }, ...(recordId && { recordId: { eq: recordId } }) }
  const record = await nodeModel.findOne<DataNode<Data>>({
    type: 'ContentRecord',
    query: { filter },
  })
  return record?.data
}

/** The words of the interface: of the content folder, or those that the project brings. */
export async function loadInterface(nodeModel: NodeModel): Promise<Interface> {
  const own = await loadRecord<Interface>(nodeModel, 'interface')
  if (own) return own
  const project = await nodeModel.findOne<{ data: Interface }>({ type: 'ContentInterface' })
  if (!project) throw new Error('interface/en.yaml is missing or has mistakes.')
  return project.data
}

/** What the images of shared pages show, by kind of page. */
export async function loadSocialImages(nodeModel: NodeModel): Promise<SocialImages> {
  const images = await loadRecord<SocialImages>(nodeModel, 'socialImages')
  if (!images) throw new Error('social-images.yaml is missing or has mistakes.')
  return images
}

/**
 * Everything that sections may refer to.
 *
 * @param pageGroups every page and article, where the page lists them
 */
export async function loadLibrary(nodeModel: NodeModel, pageGroups: PageGroup[] = []) {
  const { facts, links, origin } = await loadFacts(nodeModel)
  const { entries } = await nodeModel.findAll<DataNode & { body?: string | null }>({
    type: 'ContentRecord',
  })
  const files = await nodeModel.findOne<DataNode<GuideFiles>>({ type: 'ContentGuideFiles' })
  const records = [...entries]
  const get =
    <Data>(collection: string) =>
    (id: string) =>
      records.find((record) => record.collection === collection && record.recordId === id)?.data as
        Data | undefined
  const library: SectionLibrary = {
    shared: get<WrittenSection>('shared'),
    prices: get<PricesContent>('prices')('prices') ?? {},
    faqs: get<FaqGroup>('faqs'),
    guides: (id) => {
      const content = get<GuideContent>('guide')(id)
      const body = records.find((one) => one.collection === 'guide' && one.recordId === id)?.body
      const shared = get<WrittenSection>('shared')('promises')
      const promises = shared?.kind === 'promises' ? shared : undefined
      const title = content?.title ?? ''
      const textDigest = guideTextDigest({ title, body: body ?? '', facts, promises, origin })
      return withFile(id, content, files?.data ?? {}, textDigest, nodeModel.language)
    },
    helpLine: await loadHelpLines(nodeModel),
    team: get<TeamMember>('team'),
    testimonials: get<TestimonialGroup>('testimonials'),
    people: records
      .filter(({ collection }) => collection === 'team')
      .map(({ recordId, data }) => ({ id: recordId, name: (data as TeamMember).name }))
      // Records come in the order in which their files were read, another one in each build.
      .sort((a, b) => a.id.localeCompare(b.id, 'en')),
    pageGroups,
  }
  return {
    facts,
    links,
    entriesOf: (data: PageContent | CityContent): SectionEntry[] => {
      if (!('own' in data)) return data.sections
      const layout = get<LayoutContent>('layout')('remote-city')
      if (!layout) throw new Error('layouts/remote-city.yaml is missing or has mistakes.')
      return layOutCity(data, layout)
    },
    resolve: (entries: readonly SectionEntry[], more: Facts = {}): Section[] =>
      resolveSections(entries, library, { ...facts, ...more }, links),
  }
}
