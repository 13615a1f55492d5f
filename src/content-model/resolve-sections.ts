import { fillFacts, type Facts } from './facts/fact-tokens'
import { connectLines } from './facts/lines'
import type { CityContent, LayoutContent } from './shapes/page'
import type { Section, SectionEntry, WrittenSection } from './section'
import type { FaqGroup } from './shapes/faq-group'
import type { TestimonialGroup } from './shapes/testimonial-group'

/** What sections may name, by id. */
export interface SectionLibrary {
  shared: (id: string) => WrittenSection | undefined
  faqs: (id: string) => FaqGroup | undefined
  testimonials: (id: string) => TestimonialGroup | undefined
}

/**
 * Makes the sections that a page shows out of those that were written: names are replaced by what
 * they stand for, facts are filled in, own lines connected.
 *
 * @throws where a reference leads nowhere; `checkSite` finds these first and says where
 */
export function resolveSections(
  entries: readonly SectionEntry[],
  library: SectionLibrary,
  facts: Facts,
  lines: Readonly<Record<string, string>>,
): Section[] {
  return entries.map((entry) => {
    const written =
      'shared' in entry ? found(library.shared(entry.shared), 'shared', entry.shared) : entry
    return connectLines(fillFacts(embed(written, library), facts), lines)
  })
}

function embed(section: WrittenSection, library: SectionLibrary): Section {
  if (section.kind === 'faq') {
    return {
      ...section,
      faqs: section.faqs.map((id) => ({ id, ...found(library.faqs(id), 'faqs', id) })),
    }
  }
  if (section.kind === 'testimonials') {
    const id = section.testimonials
    return {
      ...section,
      testimonials: found(library.testimonials(id), 'testimonials', id).testimonials,
    }
  }
  return section
}

function found<Value>(value: Value | undefined, folder: string, id: string): Value {
  if (value === undefined) throw new Error(`content/${folder} has no file ${id}.yaml`)
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
