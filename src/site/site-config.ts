import { brandOf, type Logo } from '../content-model/brand'
import { addressIn } from '../content-model/language'
import {
  receivedPaths,
  serviceIn,
  withPathPrefix,
  withRedirect,
  type FormService,
} from '../content-model/form-service'
import { fillFacts, type Facts } from '../content-model/facts'
import {
  fillLinks,
  telephoneLink,
  type Links,
  type OpenHours,
  type ShownHours,
  type TextLink,
  helpLineLinks,
} from '../content-model/variables/contact-links'
import {
  hoursInWords,
  openRows,
  openingHours,
  type OpeningHours,
  withLongestWords,
} from '../content-model/variables/opening-hours'
import type { ContentRecords } from '../content-model/record'
import type { SocialImageKind, SocialImages } from '../content-model/schemas/social-images'
import type {
  NavigationItem,
  NavigationLink,
  OrganizationKind,
  SiteContent,
} from '../content-model/schemas/site'
import { localOrigin } from '../content-model/site-origin'
import { fillText } from '../content-model/text'

/** Settings of a build; see src/build/settings.ts. */
export interface SiteSettings {
  /** Service that consultation requests are sent to. Required if the site has a form. */
  consultationService?: FormService
  /** Service that newsletter sign-ups are sent to. Without it, a sample simulates the sign-up and other sites have none. */
  newsletterService?: FormService
  /** Takes precedence over the origin of site.yaml. */
  siteOrigin?: string
  /** Path that Gatsby puts before addresses: that of the origin in a build, none in develop. */
  pathPrefix?: string
  /** True for a preview for writers. */
  preview: boolean
  /** True if the preview has a page that lists changes. */
  changesPage?: boolean
}

const anyService: FormService = { endpoint: 'https://forms.example', encoding: 'json', fields: {} }

/** Settings of commands that publish nothing: every form has an endpoint. */
export const commandSettings: SiteSettings = {
  consultationService: anyService,
  newsletterService: anyService,
  preview: false,
}

/** Path of the feed of articles. */
export const feedPath = '/rss.xml'

/** Path of the page that lists changes, which only `npm run preview` writes. */
export const changesPath = '/__changes'

/** Name, contacts, navigation and footer of the site, as the layout of each page shows them. */
export interface SiteConfig {
  /** Folder of the language; left out in the default language. */
  language?: string
  name: string
  /** Set if the organization is fictional, which the footer mentions. */
  isSample?: true
  fullName: string
  tagline: string
  logo: Logo
  /** Kind of the organization; left out for a business. */
  organization?: OrganizationKind
  origin: string
  phone: TextLink
  /** Numbers and websites of help lines, which running text makes links. */
  helpLinks: TextLink[]
  /** Left out if visitors can't write to us. */
  email?: TextLink
  generalEmail?: TextLink
  /** Path of the home page. */
  home: string
  hours: SiteContent['hours']
  /** The time zone of all hours in words, which follows them. */
  clock?: string
  /** Hours at which somebody answers in the language; only in further languages. */
  answers?: SiteContent['answers']
  /** Hours of other days, and of seasons that aren't over, a line each. */
  moreHours?: string[]
  /** Opening hours for programs; left out if they can't be parsed. */
  openingHours?: OpeningHours[]
  /** Seasons and holidays for programs. */
  specialHours?: SpecialHours[]
  /** Our hours for the script that says whether we are open; left out if they can't be parsed. */
  openStatus?: ShownHours
  /** Where links to call us lead while we are closed. */
  whileClosed?: SiteContent['openStatus']['whileClosed']
  location: SiteContent['location']
  /** The places that people can come to, if there are several, with their hours where these can be parsed. */
  branches?: { street: string; hours: OpeningHours[] }[]
  /** What help costs, in a few words. */
  priceRange?: string
  /** Name and address in law, on one line. */
  legal?: string
  consultation: SiteContent['consultation']
  navigation: NavigationItem[]
  /** Link beside the number at the top of every page. */
  barLink?: SiteContent['barLink']
  /** The page that searches the site, if it has one. */
  search?: NavigationLink
  /** Links at the end of the menu on narrow screens. */
  menuLinks: NavigationLink[]
  footer: SiteContent['footer']
  /** Beginning of the paths of these images: /social/ */
  socialImagePrefix: string
  /** Titles on the images, by kind of page. */
  socialImages: Partial<Record<SocialImageKind, string>>
  /** Left out if there are no articles. */
  feed?: { title: string; path: string }
  /** Left out if no endpoint is set; then no page has a form. */
  consultationService?: FormService
  newsletterService?: FormService
  /** Below our number on every page for the fridge. */
  sheetNote?: string
  /** Notice at the top of each page of a preview. */
  previewNotice?: string
  /** Path of the page that lists changes, in a preview that has one. */
  previewChanges?: string
}

/** Days with hours of their own: none if nobody answers. */
export interface SpecialHours {
  from: string
  until: string
  hours: OpeningHours[]
}

/** Data that the configuration of a language is derived from. */
interface ConfigSource {
  /** 2026-10-21 */
  today: string
  records: ContentRecords
  site: SiteContent
  settings: SiteSettings
  facts: Facts
  /** Targets of links in content. */
  links: Links
}

/** Derives the configuration of a language from its content and the settings of the build. */
export function siteConfig(source: ConfigSource): SiteConfig {
  const { records, site, settings, facts, links, today } = source
  const { language, original } = records
  const [blog] = records.of('blog')
  const [search] = records.of('search')
  const [images] = records.of('socialImages')
  // Hours of most languages can't be parsed, so those of the default language are used.
  const main = original?.of('site')[0]?.data ?? site
  const open = openingHours(main.hours, ...(main.moreHours ?? []))
  // Somebody who is here may not speak the language.
  const answered = site.answers ? openingHours(site.answers) : open
  const locale = records.of('interface')[0]?.data.locale
  const seasons = seasonsOf(main, today)
  const filled = fillLinks(fillFacts(site, facts), links)
  const { pathPrefix = '' } = settings
  const origin = settings.siteOrigin ?? site.origin ?? localOrigin
  const serviceOf = (service: FormService, received: string): FormService =>
    withRedirect(
      withPathPrefix(serviceIn(service, language), pathPrefix),
      origin + addressIn(language, received),
    )
  return {
    ...(language ? { language } : {}),
    name: site.name,
    ...(site.sample ? { isSample: true } : {}),
    fullName: site.fullName,
    tagline: filled.tagline,
    logo: brandOf(records).logo,
    ...(site.organization && site.organization !== 'business'
      ? { organization: site.organization }
      : {}),
    origin,
    phone: telephoneLink(site.phones.calls),
    helpLinks: helpLineLinks(records.of('helpLines')[0]?.data, site),
    ...emailLines(site.emails),
    home: links['/'] ?? '/',
    hours: fillFacts(site.hours, {}),
    ...(site.clock ? { clock: site.clock } : {}),
    ...(site.answers ? { answers: site.answers } : {}),
    ...moreHoursOf(filled, today),
    ...(open ? { openingHours: open } : {}),
    ...specialHoursOf(main, seasons),
    ...(answered
      ? {
          openStatus: openStatusOf(
            filled,
            answered,
            // Whether that person is here in a season with other hours is not known.
            site.answers ? seasons.filter(({ hours }) => hours.length === 0) : seasons,
            locale,
          ),
        }
      : {}),
    ...(answered && filled.openStatus.whileClosed
      ? { whileClosed: filled.openStatus.whileClosed }
      : {}),
    location: site.location,
    ...(main.branches
      ? {
          branches: main.branches.map(({ street, hours = [] }) => ({
            street,
            hours: openingHours(...hours) ?? [],
          })),
        }
      : {}),
    ...(filled.priceRange ? { priceRange: filled.priceRange } : {}),
    ...legalLine(site.legal),
    consultation: filled.consultation,
    navigation: filled.navigation,
    ...(filled.barLink ? { barLink: filled.barLink } : {}),
    ...(search
      ? {
          search: {
            label: fillFacts(search.data.label, facts),
            to: links['/search'] ?? '/search',
          },
        }
      : {}),
    menuLinks: filled.menuLinks ?? [],
    footer: filled.footer,
    socialImagePrefix: `/social/${language && `${language}-`}`,
    socialImages: images ? imageTexts(fillFacts(images.data, facts)) : {},
    ...(blog
      ? { feed: { title: fillFacts(blog.data.label, facts), path: addressIn(language, feedPath) } }
      : {}),
    ...(settings.consultationService
      ? {
          consultationService: serviceOf(
            settings.consultationService,
            receivedPaths['consultation-form'],
          ),
        }
      : {}),
    ...(settings.newsletterService
      ? { newsletterService: serviceOf(settings.newsletterService, receivedPaths.newsletter) }
      : {}),
    ...(filled.sheetNote ? { sheetNote: filled.sheetNote } : {}),
    ...(settings.preview ? { previewNotice: filled.previewNotice } : {}),
    ...(settings.preview && settings.changesPage ? { previewChanges: changesPath } : {}),
  }
}

function emailLines({ support, general }: NonNullable<SiteContent['emails']> = {}) {
  return {
    ...(support ? { email: { text: support, href: `mailto:${support}` } } : {}),
    ...(general ? { generalEmail: { text: general, href: `mailto:${general}` } } : {}),
  }
}

function legalLine({ name, address }: NonNullable<SiteContent['legal']> = {}) {
  const legal = [name, address].filter(Boolean).join(', ')
  return legal ? { legal } : {}
}

/** Returns the seasons that aren't over and whose hours can be parsed. */
function seasonsOf({ seasons = [] }: SiteContent, today: string): SpecialHours[] {
  return seasons.flatMap(({ from, until, hours: lines }) => {
    const hours = lines ? openingHours(...lines) : []
    return hours && until >= today ? { from, until, hours } : []
  })
}

function specialHoursOf({ holidays = [] }: SiteContent, seasons: readonly SpecialHours[]) {
  const days = holidays.map(({ date }): SpecialHours => ({ from: date, until: date, hours: [] }))
  const specialHours = [...seasons, ...days]
  return specialHours.length > 0 ? { specialHours } : {}
}

function moreHoursOf({ moreHours = [], seasons = [] }: SiteContent, today: string) {
  const lines = [
    ...moreHours.map((line) => hoursInWords(line)),
    ...seasons
      .filter(({ until }) => until >= today)
      .map(({ name, hours }) => (hours ? `${name}: ${hoursInWords(...hours)}` : name)),
  ]
  return lines.length > 0 ? { moreHours: lines } : {}
}

function openStatusOf(
  site: SiteContent,
  hours: readonly OpeningHours[],
  seasons: readonly SpecialHours[],
  locale = 'en-US',
): ShownHours {
  const { on, soon, tomorrow, later, elsewhere, closed } = site.openStatus
  const shown: OpenHours = {
    rows: openRows(hours, locale),
    ...(seasons.length > 0
      ? { seasons: seasons.map((one) => [one.from, one.until, openRows(one.hours, locale)]) }
      : {}),
    zone: site.timeZone,
    closed: Object.fromEntries(
      (site.holidays ?? []).map(({ date, name }) => [date, fillText(closed, { holiday: name })]),
    ),
    on,
    soon,
    later,
    ...(tomorrow ? { tomorrow } : {}),
    ...(elsewhere ? { elsewhere } : {}),
  }
  return withLongestWords(shown, locale)
}

function imageTexts(images: SocialImages): SiteConfig['socialImages'] {
  return Object.fromEntries(Object.entries(images).map(([kind, { title }]) => [kind, title]))
}
