import { readGuideFiles, withFile } from '../../src/build/guide-files'
import { checkContentDir } from '../../src/build/read-content'
import { pageCollections, urlOf } from '../../src/content-model/collections'
import { factsOf, fillFacts, type Facts } from '../../src/content-model/facts/fact-tokens'
import { connectLines, ownLines } from '../../src/content-model/facts/lines'
import { groupPages, type ListedPage } from '../../src/content-model/page-groups'
import type { CityContent, PageContent } from '../../src/content-model/shapes/page'
import { layOutCity, resolveSections } from '../../src/content-model/resolve-sections'
import type { Section, SectionEntry, SectionKind } from '../../src/content-model/section'

/** The real content files, resolved as the build resolves them. */
const { records } = checkContentDir('content')
const guideFiles = readGuideFiles()
export const site = records.of('site')[0]!.data
export const facts = factsOf(site, records.of('facts')[0]!.data)
export const blog = connectLines(fillFacts(records.of('blog')[0]!.data, facts), ownLines(site))
export const notFound = fillFacts(records.of('notFound')[0]!.data, facts)

const listed: ListedPage[] = records.all.flatMap(({ collection, id, data }) => {
  const path = urlOf({ name: collection, id })
  if (path === undefined || (collection === 'home' && id !== site.home)) return []
  const { label, title } = data as { label?: string; title: string }
  return [{ collection, path, label: label ?? title }]
})

/** Resolves written sections: references, facts and own lines. */
export function resolved(entries: readonly SectionEntry[], more: Facts = {}): Section[] {
  const library = {
    shared: (id: string) => records.find('shared', id)?.data,
    faqs: (id: string) => records.find('faqs', id)?.data,
    guides: (id: string) => withFile(id, records.find('guide', id)?.data, guideFiles),
    team: (id: string) => records.find('team', id)?.data,
    testimonials: (id: string) => records.find('testimonials', id)?.data,
    people: records.of('team').map(({ id, data }) => ({ id, name: data.name })),
    pageGroups: groupPages(listed),
  }
  return resolveSections(entries, library, { ...facts, ...more }, ownLines(site))
}

/** A section of content/shared. */
export function sharedSection<Kind extends SectionKind>(
  id: string,
  kind: Kind,
): Extract<Section, { kind: Kind }> {
  const section = resolved([{ shared: id }])[0]
  if (section?.kind !== kind) throw new Error(`content/shared/${id}.yaml is no ${kind}`)
  return section as Extract<Section, { kind: Kind }>
}

/** What the list of articles is put between, as one page. */
const aroundList = {
  file: 'blog.yaml',
  path: '/blog',
  sections: resolved([blog.hero, ...blog.after]),
}

/** Every page made of sections, by its file. */
export const pages: { file: string; path: string; sections: Section[] }[] = records.all
  .filter(({ collection }) => pageCollections.some((name) => name === collection))
  .map(({ file, collection, id, data }) => ({
    file,
    path: urlOf({ name: collection, id }) ?? '',
    sections: sectionsOf(data as PageContent | CityContent),
  }))
  .concat(aroundList)

function sectionsOf(data: PageContent | CityContent): Section[] {
  if (!('own' in data)) return resolved(data.sections)
  const layout = records.of('layout')[0]!.data
  const own = fillFacts({ city: data.city, happyClients: data.happyClients }, facts)
  return resolved(layOutCity(data, layout), own)
}
