import type { Logo } from '../content-model/brand'
import { addressIn } from '../content-model/language'
import { serviceIn, withPathPrefix, type FormService } from '../content-model/form-service'
import { fillFacts, type Facts } from '../content-model/facts'
import { fillLinks, telephoneLink, type Links, type TextLink, helpLineLinks } from '../content-model/variables/contact-links'
import { openWeek, type OpenWeek, openingHours, type OpeningHours } from '../content-model/variables/opening-hours'
import type { HelpLinesContent } from '../content-model/schemas/help-lines'
import type { BlogContent } from '../content-model/schemas/blog'
import type { SocialImageKind, SocialImages } from '../content-model/schemas/social-images'
import type {
  NavigationItem,
  NavigationLink,
  OrganizationKind,
  SiteContent,
} from '../content-model/schemas/site'
import { localOrigin } from '../content-model/site-origin'

/** Settings that a build takes from its environment; see src/build/settings.ts. */
export interface SiteSettings {
  /** Where consultation requests are posted. A site with a form cannot do without it. */
  consultationService?: FormService
  /** Where newsletter addresses are posted. Without it, a sample simulates the sign-up and other sites have none. */
  newsletterService?: FormService
  /** Goes before the origin of site.yaml. */
  siteOrigin?: string
  /** Path that Gatsby puts before its addresses: that of the origin in a build, none in develop. */
  pathPrefix?: string
  /** Whether this is a preview for writers and not the real site. */
  preview: boolean
  /** Whether the preview gets a page of what changed. */
  changesPage?: boolean
}

const anyService: FormService = { endpoint: 'https://forms.example', encoding: 'json', fields: {} }

/** Settings of commands that publish nothing: they see what visitors see once every form has an endpoint. */
export const commandSettings: SiteSettings = {
  consultationService: anyService,
  newsletterService: anyService,
  preview: false,
}

/** Path of the feed of articles. */
export const feedPath = '/rss.xml'

/** Address of the page of what changed, which only `npm run preview` writes. */
export const changesPath = '/__changes'

/** What tells whether somebody is here. */
export interface SiteLight {
  timeZone: string
  week: OpenWeek
  /** Names by day: 2026-12-25. */
  holidays: Readonly<Record<string, string>>
  texts: SiteContent['light']
}

/** Name, contacts, navigation and footer of the site, as the layout of each page shows them. */
export interface SiteConfig {
  /** Folder of the language; left out in the default language. */
  language?: string
  name: string
  /** Whether the organization is invented, which the footer says. */
  isSample?: true
  fullName: string
  tagline: string
  logo: Logo
  /** What the organization is; left out for a business. */
  organization?: OrganizationKind
  origin: string
  phone: TextLink
  /** Numbers and websites of help lines, which running text makes links. */
  helpLinks: TextLink[]
  /** Left out where visitors cannot write to us. */
  email?: TextLink
  generalEmail?: TextLink
  /** Path of the home page. */
  home: string
  hours: SiteContent['hours']
  /** When somebody answers who speaks the language; only in a further language. */
  answers?: SiteContent['answers']
  /** The same for programs; left out where they cannot be read as times. */
  openingHours?: OpeningHours
  /** Left out where the hours cannot be read as times. */
  light?: SiteLight
  location: SiteContent['location']
  consultation: SiteContent['consultation']
  navigation: NavigationItem[]
  /** Stands beside the number at the top of every page. */
  barLink?: SiteContent['barLink']
  /** Stand at the end of the menu of a narrow screen. */
  menuLinks: NavigationLink[]
  footer: SiteContent['footer']
  /** What the paths of these images begin with: /social/ */
  socialImagePrefix: string
  /** The words on the image of each kind of page that has one. */
  socialImages: Partial<Record<SocialImageKind, string>>
  /** Left out where there are no articles. */
  feed?: { title: string; path: string }
  /** Left out where no endpoint is set: then no page has a form. */
  consultationService?: FormService
  newsletterService?: FormService
  /** What is said at the top of each page of a preview; only there. */
  previewNotice?: string
  /** Address of the page of what changed; only in a preview that has one. */
  previewChanges?: string
}

/** What the configuration of the site is made of. */
export interface SiteParts {
  site: SiteContent
  settings: SiteSettings
  facts: Facts
  /** Where links of content lead. */
  links: Links
  images: SocialImages
  logo: Logo
  helpLines?: HelpLinesContent | undefined
  /** Left out where there are no articles. */
  blog?: BlogContent | undefined
  /** Opening hours in English, where those of `site` are written in another language. */
  hours?: SiteContent['hours'] | undefined
  /** Language and country of the times in words: en-US. */
  locale?: string | undefined
  /** Folder of the language; empty for the default language. */
  language?: string | undefined
}

/** Derives the configuration from site.yaml, the settings of this build, the texts of social images and the logo. */
export function siteConfig({
  site,
  settings,
  facts,
  links,
  images,
  logo,
  helpLines,
  blog,
  hours = site.hours,
  locale = 'en-US',
  language = '',
}: SiteParts): SiteConfig {
  const filled = fillLinks(fillFacts(site, facts), links)
  const open = openingHours(hours)
  const { pathPrefix = '' } = settings
  const serviceOf = (service: FormService): FormService =>
    withPathPrefix(serviceIn(service, language), pathPrefix)
  return {
    ...(language ? { language } : {}),
    name: site.name,
    ...(site.sample ? { isSample: true } : {}),
    fullName: site.fullName,
    tagline: filled.tagline,
    logo,
    ...(site.organization && site.organization !== 'business'
      ? { organization: site.organization }
      : {}),
    origin: settings.siteOrigin ?? site.origin ?? localOrigin,
    phone: telephoneLink(site.phones.calls),
    helpLinks: helpLineLinks(helpLines, site.location.region),
    ...emailLines(site.emails),
    home: links['/'] ?? '/',
    hours: site.hours,
    ...(site.answers ? { answers: site.answers } : {}),
    ...(open ? { openingHours: open } : {}),
    // Whether somebody is here says nothing about who speaks the language.
    ...(open && !site.answers ? { light: siteLight(filled, open, locale) } : {}),
    location: site.location,
    consultation: filled.consultation,
    navigation: filled.navigation,
    ...(filled.barLink ? { barLink: filled.barLink } : {}),
    menuLinks: filled.menuLinks ?? [],
    footer: filled.footer,
    socialImagePrefix: `/social/${language && `${language}-`}`,
    socialImages: imageTexts(fillFacts(images, facts)),
    ...(blog
      ? { feed: { title: fillFacts(blog.label, facts), path: addressIn(language, feedPath) } }
      : {}),
    ...(settings.consultationService
      ? { consultationService: serviceOf(settings.consultationService) }
      : {}),
    ...(settings.newsletterService
      ? { newsletterService: serviceOf(settings.newsletterService) }
      : {}),
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

function siteLight(site: SiteContent, hours: OpeningHours, locale: string): SiteLight {
  return {
    timeZone: site.timeZone,
    week: openWeek([hours].flat(), locale),
    holidays: Object.fromEntries((site.holidays ?? []).map(({ date, name }) => [date, name])),
    texts: site.light,
  }
}

function imageTexts(images: SocialImages): SiteConfig['socialImages'] {
  return Object.fromEntries(Object.entries(images).map(([kind, { title }]) => [kind, title]))
}
