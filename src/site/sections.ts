import { fillText } from '../content-model/text'
import { fillFacts, formatPrice, typeset, type Facts } from '../content-model/facts'
import type { CollectionName, RecordOf } from '../content-model/collections'
import { portraitPath } from '../content-model/media-files'
import { fileOf, pageEntries, sectionOf, shownSections } from '../content-model/record'
import type { Action } from '../content-model/schemas/fields'
import type { CityContent, PageContent } from '../content-model/schemas/page'
import type { Chapters, WrittenChapters } from '../content-model/schemas/sections/texts'
import type {
  ConsultationForm,
  FormField,
  FormOption,
} from '../content-model/schemas/sections/forms'
import type {
  CardContent,
  Offer,
  Packages,
  WrittenPackages,
} from '../content-model/schemas/sections/offers'
import type { Team } from '../content-model/schemas/sections/people'
import type { TeamMember } from '../content-model/schemas/team-member'
import type { Section, SectionEntry, WrittenSection } from '../content-model/schemas/section'
import { fillLinks } from '../content-model/variables/contact-links'
import type { HelpLines } from '../content-model/schemas/sections/help'
import { pictureOf } from './articles'
import { awakeFirst } from './help-lines'
import { domainOf } from '../content-model/form-service'
import { guideWithFile } from './guide-files'
import { pageGroupsOf, pathOf, type LanguageScope } from './language-scope'
import type { Interface } from '../content-model/schemas/interface'
import {
  openingHours,
  clockText,
  openWeek,
  week,
  weekdays,
  readDays,
  type OpeningHours,
} from '../content-model/variables/opening-hours'

/** The page that sections are made for. */
interface ForPage {
  scope: LanguageScope
  facts: Facts
  /** Collects the content files that the page shows. */
  sources: Set<string>
}

/**
 * Turns the written sections of a page into finished ones: references are replaced with their records, facts are filled
 * in, and links are resolved. Sections that the site can't offer are left out, such as a newsletter without a service.
 *
 * @param sources collects the content files that are shown
 * @throws Error if a record doesn't exist, which the check reports
 */
export function resolveSections(
  entries: readonly SectionEntry[],
  scope: LanguageScope,
  facts: Facts,
  sources: Set<string>,
): Section[] {
  const page: ForPage = { scope, facts, sources }
  const sections = entries.filter(isShown(scope)).flatMap((entry): Section[] => {
    const written = 'shared' in entry ? find(page, 'shared', entry.shared) : entry
    const section = fillLinks(fillFacts(embed(written, page), facts), scope.links)
    if (section.kind === 'chapters' && section.chapters.length === 0) return []
    if (section.kind === 'cards' && section.cards.length === 0) return []
    return 'shared' in entry && entry.folded && section.kind === 'promises'
      ? [{ ...section, folded: true }]
      : [section]
  })
  const contents = sections.flatMap((section) =>
    'jump' in section && section.jump ? [section.jump] : [],
  )
  return contents.length === 0
    ? sections
    : sections.map((section) => (section.kind === 'hero' ? { ...section, contents } : section))
}

/** Returns true for sections that the site can offer. */
const isShown =
  ({ records, hasNewsletter }: LanguageScope) =>
  (entry: SectionEntry): boolean =>
    hasNewsletter || sectionOf(entry, records)?.kind !== 'newsletter'

/** Returns the written sections of a page. Those of a city are ordered by its layout. */
export function writtenSections(
  data: PageContent | CityContent,
  scope: LanguageScope,
  sources: Set<string>,
): SectionEntry[] {
  const layout =
    'own' in data ? find({ scope, facts: {}, sources }, 'layout', 'remote-city') : undefined
  return pageEntries(data, layout) ?? []
}

function find<Name extends CollectionName>(
  { scope, sources }: ForPage,
  collection: Name,
  id: string,
): RecordOf<Name> {
  const record = scope.records.find(collection, id)
  if (!record) throw new Error(`There is no file ${fileOf(collection, id, scope.folder)}.`)
  sources.add(record.file)
  return record.data
}

/** Number of articles that a page shows as the newest. */
const mostNewest = 3

/** Returns the section with its lines; without the row that opens if nobody here can call a line of it. */
function helpLinesOf(
  { lines, folded, ...section }: Extract<WrittenSection, { kind: 'help-lines' }>,
  { articleContext: { helpLines } }: LanguageScope,
): HelpLines {
  const more = awakeFirst(folded?.lines ?? [], helpLines)
  return {
    ...section,
    lines: awakeFirst(lines, helpLines),
    ...(folded && more.length > 0 ? { folded: { ...folded, lines: more } } : {}),
  }
}

function embed(section: WrittenSection, page: ForPage): Section {
  const { scope } = page
  switch (section.kind) {
    case 'faq':
      return { ...section, faqs: section.faqs.map((id) => ({ id, ...find(page, 'faqs', id) })) }
    case 'guides':
      return {
        ...section,
        guides: section.guides.map((id) => {
          find(page, 'guide', id)
          return { id, ...guideWithFile(scope, id) }
        }),
      }
    case 'testimonials':
      return { ...section, ...find(page, 'testimonials', section.testimonials) }
    case 'team':
      return {
        ...section,
        team: section.team.map((id) => {
          const person = find(page, 'team', id)
          return {
            id,
            ...person,
            ...(person.image ? { image: portraitPath(person.image) } : {}),
            actions: section.labels ? waysTo(id, person, section.labels, scope) : [],
          }
        }),
      }
    case 'newest-articles':
      return {
        ...section,
        kind: 'cards',
        cards: scope.articles.slice(0, mostNewest).map((record) => {
          const { title, icon } = record.data
          return { icon, title: typeset(title), to: pathOf(record), ...pictureOf(record, scope) }
        }),
      }
    case 'who-we-are':
      return { ...section, kind: 'cards', cards: legalCards(section, scope) }
    case 'help-lines':
      return helpLinesOf(section, scope)
    case 'packages':
      return withPrices(section, scope)
    case 'chapters':
      return { ...section, chapters: shownChapters(section, page) }
    case 'consultation-form':
      return {
        ...section,
        fields: formFields(section, scope).map(({ asks: _, ...field }) => field),
        people: scope.records.of('team').map(({ id, data }) => ({ id, name: data.name })),
      }
    case 'site-map':
      return { ...section, groups: pageGroupsOf(scope) }
    default:
      return section
  }
}

/** Returns a card for each fact about us that site.yaml gives. */
function legalCards(
  { labels }: Extract<WrittenSection, { kind: 'who-we-are' }>,
  { site: { legal = {} } }: LanguageScope,
): CardContent[] {
  const icons = {
    name: 'badge-check',
    address: 'mail',
    insurer: 'shield',
    backgroundChecks: 'users',
  } as const
  return (['name', 'address', 'insurer', 'backgroundChecks'] as const).flatMap((fact) => {
    const text = legal[fact]
    return text ? { icon: icons[fact], title: labels[fact], text } : []
  })
}

/** Returns the chapters that this site needs. Points about the form are its fields. */
function shownChapters({ chapters }: WrittenChapters, page: ForPage): Chapters['chapters'] {
  const { records, hasNewsletter, settings, site } = page.scope
  const service = settings.consultationService && domainOf(settings.consultationService)
  const kept = site.requestsKept
  const [form] = shownSections(records, 'consultation-form')
  const isNeeded = (by: 'form' | 'newsletter' | undefined): boolean =>
    by === undefined ||
    (by === 'form'
      ? form !== undefined
      : hasNewsletter && shownSections(records, 'newsletter').length > 0)
  return chapters.flatMap(({ onlyWith, pointsFrom, formService, requestsKept, ...written }) => {
    if (!isNeeded(onlyWith) || !isNeeded(pointsFrom)) return []
    const paragraphs = [
      ...written.paragraphs,
      ...(formService && service ? [fillFacts(formService, { service })] : []),
      ...(requestsKept && kept ? [fillFacts(requestsKept, { kept })] : []),
    ]
    const chapter = { ...written, paragraphs }
    if (!pointsFrom || !form) return chapter
    page.sources.add(form.file)
    const points = formFields(form.section, page.scope).map(
      ({ asks, label }) => asks ?? label.replace(/\s*\*$/, ''),
    )
    return { ...chapter, points }
  })
}

const formFields = (
  { fields }: Pick<ConsultationForm, 'fields'>,
  { config, texts }: LanguageScope,
): FormField[] =>
  shownFields(fields, {
    hours: config.answers ? openingHours(config.answers) : config.openingHours,
    texts,
  })

/** Looks up the prices of packages, and calculates savings. */
function withPrices(section: WrittenPackages, { records }: LanguageScope): Packages {
  const prices = records.of('prices')[0]?.data ?? {}
  const amountOf = (name: string): number => {
    const amount = prices[name]
    if (amount === undefined) throw new Error(`There is no price "${name}" in prices.yaml.`)
    return amount
  }
  const packages = section.packages.map(({ price, priceText = '', was, ...offer }): Offer => {
    if (price === undefined) return { ...offer, price: priceText }
    const amount = amountOf(price)
    const priced = { ...offer, price: formatPrice(amount), amount }
    if (was === undefined) return priced
    const before = amountOf(was)
    return { ...priced, was: formatPrice(before), saved: formatPrice(before - amount) }
  })
  return { ...section, packages }
}

/** Returns the buttons to book a person, which leads where the main button does, and to write to them. */
function waysTo(
  id: string,
  person: TeamMember,
  labels: NonNullable<Team['labels']>,
  { links, site }: LanguageScope,
): Action[] {
  const { book, write, subject } = fillFacts(labels, { person: person.name })
  const [path = ''] = /^\/[^?#]*/.exec(site.consultation.to) ?? []
  return [
    // The form of that page preselects the person.
    { label: book, to: path ? `${path}?with=${id}` : 'consultation' },
    ...(links.email
      ? [{ label: write, to: `${links.email}?subject=${encodeURIComponent(subject)}` }]
      : []),
  ]
}

/** The hours that options of a form depend on, and the words for them. */
interface Opening {
  /** `undefined` if the opening hours can't be parsed. */
  hours: readonly OpeningHours[] | undefined
  texts: Pick<Interface, 'locale' | 'forms'>
}

/**
 * Returns the fields that visitors see. Options for times when nobody answers are left out, and so is a select that
 * has no choice left.
 */
export function shownFields(fields: readonly FormField[], opening: Opening): FormField[] {
  return fields.flatMap((field) => {
    const { options } = field
    if (!options) return field
    const shown = options.flatMap((option) => shownOption(option, opening) ?? [])
    return shown.length > 1 ? { ...field, options: shown } : []
  })
}

/** Returns an option with its hours in words; `undefined` if we are closed then, or the hours are unknown. */
function shownOption(
  { between, days, ...option }: FormOption,
  { hours, texts }: Opening,
): FormOption | undefined {
  if (!between && !days) return option
  if (!hours) return undefined
  const named = days ? (readDays(days) ?? []) : week
  const { from, to } = between ?? { from: '00:00', to: '24:00' }
  const open = named.flatMap((day) => {
    const times = openTimes(day, hours, from, to)
    return times ? [{ day, times }] : []
  })
  const [first] = open
  if (!first) return undefined
  const names = open.map(({ day }) => dayName(day, texts.locale))
  return {
    ...option,
    label: fillFacts(option.label, {
      times: timesInWords(first.times, texts),
      openDays: new Intl.ListFormat(texts.locale, { type: 'disjunction' }).format(names),
    }),
  }
}

type Times = readonly [from: string, until: string]

/** Returns the opening hours of a day within a span of time, the first ones if there are several. */
function openTimes(
  day: string,
  hours: readonly OpeningHours[],
  from: string,
  to: string,
): Times | undefined {
  const times = openWeek(hours)[weekdays.indexOf(day)] ?? []
  return times
    .map(([opens, closes]): Times => [opens > from ? opens : from, closes < to ? closes : to])
    .find(([start, end]) => start < end)
}

function timesInWords([from, until]: Times, { locale, forms }: Opening['texts']): string {
  const inWords = (time: string): string =>
    time === '12:00' && forms.noon ? forms.noon : clockText(time, locale)
  return fillText(forms.times, { from: inWords(from), until: inWords(until) })
}

/** Returns the name of a day in a language: Saturday, sábado. */
function dayName(day: string, locale: string): string {
  // January 4, 2026 was a Sunday.
  const date = new Date(Date.UTC(2026, 0, 4 + weekdays.indexOf(day)))
  return date.toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' })
}

/** Longer names may not fit on one line of a phone. */
const mostLetters = 14

/** Returns the names with several words in the name of a place: Orange Park & Clay County has two. */
export function namesIn(place: string): string[] {
  return place
    .split(/ (?:&|and) /)
    .filter((name) => name.includes(' ') && name.length <= mostLetters)
}

/**
 * Keeps names such as New York on one line in all titles, with non-breaking spaces.
 *
 * @param place name of the place that the page is about
 */
export function keepPlaceWhole<Content>(content: Content, place = ''): Content {
  const names = namesIn(place)
  if (names.length === 0) return content
  const keep = (title: string): string =>
    names.reduce((text, name) => text.replaceAll(name, name.replaceAll(' ', '\u00a0')), title)
  const walk = (value: unknown, key?: string): unknown => {
    if (typeof value === 'string') return key === 'title' ? keep(value) : value
    if (Array.isArray(value)) return value.map((one) => walk(one))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, name)]))
  }
  return walk(content) as Content
}
