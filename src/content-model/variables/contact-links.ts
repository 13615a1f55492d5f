import type { SiteContent } from '../schemas/site'
import type { HelpLineContent, HelpLinesContent } from '../schemas/help-lines'

/** A telephone number as tel: and sms: want it: +1 and the digits (E.164). */
export function e164(phone: string): string {
  return `+1${phone.replace(/\D/g, '')}`
}

/** Words that are a link wherever they are shown: a number, the address of a website. */
export interface TextLink {
  text: string
  href: string
}

/** A telephone number as a link. A short code such as 911 is dialed as it is. */
export function telephoneLink(phone: string): TextLink {
  return { text: phone, href: `tel:${phone.length > 3 ? e164(phone) : phone}` }
}

/** Addresses behind the targets `call`, `text`, `email` and `general-email`. */
export function contactLinks(site: SiteContent): Readonly<Record<string, string>> {
  const { phones, emails } = site
  return {
    call: `tel:${e164(phones.calls)}`,
    ...(phones.texts ? { text: `sms:${e164(phones.texts)}` } : {}),
    ...(emails?.support ? { email: `mailto:${emails.support}` } : {}),
    ...(emails?.general ? { 'general-email': `mailto:${emails.general}` } : {}),
  }
}

/**
 * Targets of links that content writes by name: `call` and the like for our own lines, `consultation`
 * to the target of the main button, and in a translation the paths of pages to those of their translations,
 * some with a query.
 */
export type Links = Readonly<Record<string, string>>

/**
 * Adds where `to: consultation` leads: to the target of the main button.
 *
 * @param links where paths and our own lines lead
 */
export function withMainTarget(links: Links, { consultation }: SiteContent): Links {
  return { ...links, consultation: linkTarget(consultation.to, links) }
}

/** Returns where a link leads: `links` say so for its path, with or without its query. The anchor stays. */
export function linkTarget(to: string, links: Links): string {
  const [, path = '', query, anchor = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(to) ?? []
  const withQuery = query === undefined ? undefined : links[withSearch(path, query)]
  if (withQuery !== undefined) return withQuery + anchor
  const target = links[path || '/']
  return target === undefined ? to : target + to.slice(path.length)
}

/** Returns a path with a query, in one form whichever way its letters are written. */
export function withSearch(path: string, query: string | Record<string, string>): string {
  return `${path}?${new URLSearchParams(query).toString()}`
}

/** Replaces `to: call`, `to: consultation` and the like by where they lead. */
export function fillLinks<Value>(value: Value, links: Links): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => fillLinks(item, links)) as Value
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        key === 'to' && typeof item === 'string' ? linkTarget(item, links) : fillLinks(item, links),
      ]),
    ) as Value
  }
  return value
}

/** Hours on the clock of a time zone, for src/hydration/open-now.ts. */
export interface OpenHours {
  /** Days as digits from 0 for Sunday, when the line opens and closes (08:00), and both in words. */
  rows: readonly (readonly [
    days: string,
    opens: string,
    closes: string,
    from: string,
    until: string,
  ])[]
  /** Rows in place of these from a day to another: none if nobody answers. */
  seasons?: readonly (readonly [from: string, until: string, rows: OpenHours['rows']])[]
  /** Name of the time zone; empty for that of the visitor. */
  zone: string
  /** Holidays on which nobody knows, with spaces between them: 2026-12-25 2027-01-01. */
  unknown?: string
  /** Days on which nobody answers, with the words that say so. */
  closed?: Readonly<Record<string, string>>
  /** Words while it is open, until it opens on the same day, and until it opens on a later {day}, at a {time}. */
  on: string
  soon: string
  later: string
  /** In place of `later` for the next day. */
  tomorrow?: string
  /** How the {time} is written for visitors whose clocks differ. */
  elsewhere?: string
}

/** Hours that a page shows, with the longest words for them, so that nothing moves when they change. */
export interface ShownHours {
  hours: OpenHours
  longest: string
}

/** A help line as visitors see it. */
export interface HelpLine {
  name: string
  phone?: TextLink
  website?: { label: string; url: string }
  /** The hours in words; left out where none are confirmed. */
  hours?: string
  /** True if it answers day and night. */
  always?: boolean
  /** Its hours for the script that marks who answers now; left out if it always answers. */
  open?: ShownHours
  languages?: string
  /** What to say when they answer. */
  say?: string
  does: string
  doesNot?: string
}

/** The help lines that people of a state can call, by the names that content gives them. */
export type HelpLinesByName = Readonly<Record<string, HelpLine>>

/** The facts for the number and the website of a help line: `{ftcPhone}`, `{ftcWebsite}`. */
export function helpLineFacts(content: HelpLinesContent | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(content?.lines ?? {}).flatMap(([name, { telephone, website }]) => [
      ...(telephone ? [[`${name}Phone`, telephone]] : []),
      ...(website ? [[`${name}Website`, website.label]] : []),
    ]),
  ) as Record<string, string>
}

/** Returns whether clients of a site can call a line: it is for the whole nation, or for a state where the site helps. */
export const serves = (
  { where }: HelpLineContent,
  { location, otherStates = [] }: Pick<SiteContent, 'location' | 'otherStates'>,
): boolean => ['nation', location.region, ...otherStates].includes(where)

/** The numbers and websites of all help lines that clients of a site can call, as links. */
export function helpLineLinks(
  content: HelpLinesContent | undefined,
  site: Pick<SiteContent, 'location' | 'otherStates'>,
): TextLink[] {
  return Object.values(content?.lines ?? {})
    .filter((line) => serves(line, site))
    .flatMap(({ telephone, website }) => [
      ...(telephone ? [telephoneLink(telephone)] : []),
      ...(website ? [{ text: website.label, href: website.url }] : []),
    ])
}
