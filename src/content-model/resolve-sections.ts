import { portraitPath } from './portrait-file'
import type { CollectionName } from './collections'
import { fileOf } from './record-key'
import { fillFacts, type Facts } from './variables/fact-tokens'
import { fillLinks, type Links } from './variables/contact-links'
import type { CityContent, LayoutContent } from './schemas/page'
import type { Section, SectionEntry, WrittenSection } from './section'
import type { PricesContent } from './schemas/prices'
import { pricePackages } from './price-packages'
import type { Guide } from './schemas/sections/guides'
import type { Team } from './schemas/sections/team'
import type { Action } from './schemas/fields'
import type { PageGroup } from './schemas/sections/site-map'
import type { FindHelpLine } from './variables/help-lines'
import type { FaqGroup } from './schemas/faq-group'
import type { TeamMember } from './schemas/team-member'
import type { TestimonialGroup } from './schemas/testimonial-group'

/** What sections may name, by id, and what the build finds for them. */
export interface SectionLibrary {
  shared: (id: string) => WrittenSection | undefined
  prices: PricesContent
  faqs: (id: string) => FaqGroup | undefined
  guides: (id: string) => Guide | undefined
  helpLine: FindHelpLine
  team: (id: string) => TeamMember | undefined
  testimonials: (id: string) => TestimonialGroup | undefined
  /** Everybody of the team, by id. */
  people: { id: string; name: string }[]
  /** Every page and article. */
  pageGroups: PageGroup[]
}

/**
 * Makes the sections that a page shows out of those that were written: names are replaced by what
 * they stand for, facts are filled in, links lead where they should.
 *
 * @throws where a reference leads nowhere; `checkSite` finds these first and says where
 */
export function resolveSections(
  entries: readonly SectionEntry[],
  library: SectionLibrary,
  facts: Facts,
  links: Links,
): Section[] {
  return entries.map((entry) => {
    const written =
      'shared' in entry ? found(library.shared(entry.shared), 'shared', entry.shared) : entry
    const section = fillLinks(fillFacts(embed(written, library, links), facts), links)
    return 'shared' in entry && entry.folded && section.kind === 'promises'
      ? { ...section, folded: true }
      : section
  })
}

function embed(section: WrittenSection, library: SectionLibrary, links: Links): Section {
  if (section.kind === 'faq') {
    return {
      ...section,
      faqs: section.faqs.map((id) => ({ id, ...found(library.faqs(id), 'faqs', id) })),
    }
  }
  if (section.kind === 'guides') {
    return {
      ...section,
      guides: section.guides.map((id) => ({
        id,
        ...found(library.guides(id), 'guide', id),
      })),
    }
  }
  if (section.kind === 'testimonials') {
    const id = section.testimonials
    return {
      ...section,
      ...found(library.testimonials(id), 'testimonials', id),
    }
  }
  if (section.kind === 'team') {
    return {
      ...section,
      team: section.team.map((id) => {
        const person = found(library.team(id), 'team', id)
        return {
          id,
          ...person,
          ...(person.image ? { image: portraitPath(person.image) } : {}),
          actions: waysTo(id, person, section.labels, links),
        }
      }),
    }
  }
  if (section.kind === 'help-lines') {
    return { ...section, lines: section.lines.flatMap((name) => library.helpLine(name) ?? []) }
  }
  if (section.kind === 'packages') return pricePackages(section, library.prices)
  if (section.kind === 'consultation-form') return { ...section, people: library.people }
  if (section.kind === 'site-map') return { ...section, groups: library.pageGroups }
  return section
}

/** The ways to book a person and to write to them. */
function waysTo(id: string, person: TeamMember, labels: Team['labels'], links: Links): Action[] {
  const { book, write, subject } = fillFacts(labels, { person: person.name })
  return [
    { label: book, to: `/contact?with=${id}` },
    ...(links.email
      ? [{ label: write, to: `${links.email}?subject=${encodeURIComponent(subject)}` }]
      : []),
  ]
}

function found<Value>(value: Value | undefined, collection: CollectionName, id: string): Value {
  if (value === undefined) throw new Error(`There is no file ${fileOf(collection, id)}.`)
  return value
}

/** Puts the own parts of a city and the shared ones into the order of the layout. */
export function layOutCity(city: CityContent, layout: LayoutContent): SectionEntry[] {
  return layout.sections.flatMap((entry): SectionEntry[] => {
    if ('shared' in entry) return [entry]
    if (entry.own === 'more') return city.own.more ?? []
    return [city.own[entry.own]]
  })
}
