import type { Action } from '../content-model/schemas/fields'
import type { FridgeSheet } from '../content-model/fridge-sheet'
import type { Interface, PageInterface } from '../content-model/schemas/interface'
import type { BlogContent } from '../content-model/schemas/blog'
import type { NotFoundContent } from '../content-model/schemas/not-found'
import type { PageLink } from '../content-model/schemas/sections/help'
import type { CardContent } from '../content-model/schemas/sections/offers'
import type { SocialImageKind } from '../content-model/schemas/social-images'
import type { ArticleImageFile } from './article/image-set'
import type { Section } from '../content-model/schemas/section'
import type { SiteConfig } from './site-config'
import type { IconName } from '../content-model/schemas/icons'

/** Everything that is derived from content and that a build publishes. */
export interface Site {
  /** Data of the layout for each language, default language first. */
  layouts: Layout[]
  pages: Page[]
  /** Text files beside the pages: the sitemap, feeds, the index of the search. */
  files: OutputFile[]
  /** Addresses that lead to another page. */
  redirects: Redirect[]
  /** Images for links that are shared. */
  socialImages: SocialImage[]
  /** Images of articles. */
  images: ArticleImageFile[]
}

/** An address that leads to a page. */
export interface Redirect {
  /** Decoded, without a slash at the end: /información */
  from: string
  /** Address of the page, and perhaps a part of it: /contact#hours */
  to: string
}

/** The bar of alerts on every page. */
export interface AlertBar {
  /** Name of the landmark. */
  name: string
  /** Words after the title of an alert. */
  more: string
  /** The link to the list of alerts. */
  list: Action
  /** Current alerts, newest first. */
  alerts: readonly {
    title: string
    address: string
    /** Paths of the pages that show it, with those below them; left out if every page does. */
    places?: readonly string[]
  }[]
}

/** Image for shared links to pages of one kind. */
export interface SocialImage {
  /** Path in the published folder. */
  file: string
  /** Name of an illustration of src/illustrations. */
  illustration: string
  name: string
  title: string
  /** The line below, such as a telephone number. */
  line: string
}

/** Data of the layout of every page of a language. */
export interface Layout {
  /** Code of the language: en. */
  locale: string
  /** First folder of its addresses; empty for the default language. */
  folder: string
  config: SiteConfig
  interface: PageInterface
  /** Words about the pages that browsers keep. */
  kept: Interface['kept']
  /** Alerts that are on now; `null` if the site has none. */
  alerts: AlertBar | null
  /** Text after links to pages of the default language; `null` in that language. */
  elsewhere: Elsewhere | null
  /** Home page of the language, for links from pages without a translation; `null` if it has none. */
  home: Alternate | null
  /** Data of the page for unknown addresses. */
  notFound: NotFoundContent & {
    /** Path of the list of articles; unknown addresses below it are missing articles. */
    list?: string
    /** The page that shows what was searched, and the words of the field. */
    search?: {
      to: string
      copy: Pick<BlogContent['search'], 'label' | 'hint' | 'button'>
      /** Heading of the pages that an address may mean; left out if only articles are searched. */
      suggestions?: string
    }
  }
}

/** Files of src/templates, and src/pages/404 as `not-found`. */
export type Template =
  'page' | 'article' | 'article-list' | 'search' | 'step-guide' | 'fridge' | 'not-found'

/** A fridge sheet, as shown beside the text that it belongs to. */
export interface ShownSheet {
  /** Path of its page, where it is filled in and printed. */
  path: string
  sheet: FridgeSheet
}

/** Metadata in the head of a page. */
export interface Head {
  /** Without the name of the site. */
  title: string
  description: string
  /** Kind of the image for shared links. */
  image: SocialImageKind
  type?: 'article'
  /** True if search engines must leave the page out. */
  hidden?: boolean
}

/** A finished page. */
export interface Page<Data extends object = object> extends PageLocale {
  path: string
  /** Type of its node in GraphQL: Service, City, … */
  type: string
  template: Template
  /** Code of its language: en. */
  locale: string
  /** Path of the same page in the default language. */
  sourcePath: string
  /** The name of the page in menus and lists. */
  label: string
  head: Head
  jsonLd: StructuredData[]
  /** Breadcrumbs that the page shows; empty if it shows none. */
  breadcrumbs: PageLink[]
  /** Content files that it shows, its own first. */
  sources: readonly string[]
  /** True if the sitemap lists it. */
  inSitemap: boolean
  /** Date of the last change, if known: 2026-10-21. */
  lastModified?: string
  /** Everything that its template renders. */
  data: Data
}

/** A page without its translations. */
export type PageDraft<Data extends object = object> = Omit<Page<Data>, 'locale' | keyof PageLocale>

/** Data of a page made of sections. */
export interface SectionPageData {
  /** From top to bottom. */
  sections: Section[]
  /** The last day of an event in words, once it's over. */
  ended?: string
  fridge?: ShownSheet
  /** The list of alerts, on its page. */
  alerts?: AlertsData
}

/** Data of the page with all alerts. */
export interface AlertsData {
  lead: string
  headings: { on: string; ended: string; todo: string }
  /** Shown if none is on. */
  none: string
  /** Newest first. */
  on: ListedAlert[]
  /** Alerts that have ended in the last year, latest first. */
  ended: ListedAlert[]
}

/** An alert in the list of alerts. */
export interface ListedAlert {
  id: string
  title: string
  happens: string
  todo: string
  /** Its first day: 2026-10-21. */
  from: string
  /** First and last day in words. */
  days: string
  places?: string
  link?: Action
}

/** Link to the same page in another language. */
export interface Alternate {
  /** Code of the language: es. */
  locale: string
  /** Name of the language in itself: Español. */
  name: string
  path: string
  /** First folder of its addresses; empty for the default language. */
  folder: string
}

/** The languages of a page, in its context; empty on a site with one language. */
export interface PageLocale {
  /** First folder of the address of the page; left out in the default language. */
  folder?: string
  /** The page in each language that it is written in, its own too; left out if that is the only one. */
  alternates?: Alternate[]
  /** Notice that the source of a translation has changed, and the link to it. */
  stale?: { text: string; link: { label: string; to: string; locale: string } }
}

/** The languages of a page and its links. */
export interface ShownLocale extends PageLocale {
  /** Text after links to pages that exist only in the default language. */
  elsewhere?: Elsewhere
}

/** Text after a link to a page in another language: (in English). */
export interface Elsewhere {
  text: string
  /** Code of the language of that page: en. */
  locale: string
}

/** An article in lists, the search and the feed. */
export interface ArticleSummary {
  path: string
  title: string
  excerpt: string
  author: string
  /** The day it was published: 2026-10-21. */
  date: string
  /** Whole minutes of reading, at 200 words a minute. */
  minutes: number
  category: string
  tags: string[]
  difficulty: string
  /**
   * Mark beside the category: New, Popular or Updated. For an article that isn't published yet: Draft, or the date
   * on which it will be.
   */
  status: string | null
  featured: boolean
  icon: IconName
  /** Its first image, for cards. */
  picture?: NonNullable<CardContent['picture']>
}

/** A file that is published beside the pages. */
export interface OutputFile {
  /** Path in the published folder. */
  file: string
  content: string | Uint8Array
}

/** A block of schema.org data for search engines. */
export interface StructuredData {
  /** The element of the page gets the id `ld-{id}`. */
  id: string
  /** The complete data, with `@context` and `@type`. */
  data: object
}
