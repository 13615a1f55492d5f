import type { HelpLineContent, HelpLinesContent } from '../schemas/help-lines'
import { telephoneLink, type TextLink } from './contact-links'
import type { OpenWeek } from './open-week'

/** A help line as visitors see it. */
export interface HelpLine {
  name: string
  phone?: TextLink
  website?: { label: string; url: string }
  /** The hours in words; left out where none are confirmed. */
  hours?: string
  /** The same for programs, on the clock of a time zone or else of the visitor; left out where it always answers. */
  open?: {
    week: OpenWeek
    timeZone?: string
    /** Names by day: 2026-12-25. Whether somebody answers then is not known. */
    holidays: Readonly<Record<string, string>>
  }
  languages?: string
  does: string
  doesNot?: string
}

/** Finds a help line by its name. It is undefined where there is none, or not in this state. */
export type FindHelpLine = (name: string) => HelpLine | undefined

/** What content calls the number and the website of a help line: `{ftcPhone}`, `{ftcWebsite}`. */
export function helpLineFacts(content: HelpLinesContent | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(content?.lines ?? {}).flatMap(([name, { telephone, website }]) => [
      ...(telephone ? [[`${name}Phone`, telephone]] : []),
      ...(website ? [[`${name}Website`, website.label]] : []),
    ]),
  ) as Record<string, string>
}

/** Returns whether people of a state can call a line. */
export const serves = ({ where }: HelpLineContent, region: string): boolean =>
  where === 'nation' || where === region

/** The numbers and websites of all help lines that people of a state can call, as links. */
export function helpLineLinks(content: HelpLinesContent | undefined, region: string): TextLink[] {
  return Object.values(content?.lines ?? {})
    .filter((line) => serves(line, region))
    .flatMap(({ telephone, website }) => [
      ...(telephone ? [telephoneLink(telephone)] : []),
      ...(website ? [{ text: website.label, href: website.url }] : []),
    ])
}
