import * as z from 'zod'
import { action, reference, text, helpLineName, id, jump, label, trueOrFalse } from '../fields'
import type { FaqGroup } from '../faq-group'
import type { GuideContent, GuideFile } from '../guide'
import type { HelpLine } from '../../variables/contact-links'

/** Questions that open one at a time. The questions are in content/faqs and are named here. */
export const faq = z.strictObject({
  kind: z.literal('faq').describe('Questions'),
  title: text().describe('The h2 above the questions.'),
  text: text().optional().describe('One or two sentences below the title.'),
  faqs: z
    .array(reference('faqs'))
    .min(1)
    .describe('File names of the folder faqs, without .yaml, in the order they are shown.'),
  forSearchEngines: trueOrFalse()
    .optional()
    .describe('true: the structured data of the page has the questions, too. Only on one page.'),
})

/** The section with the questions it names in place of their ids. */
export interface Faq extends Omit<z.infer<typeof faq>, 'faqs'> {
  faqs: (FaqGroup & { id: string })[]
}

/** Guides to print and keep. Each is written in content/guides and named here. */
export const guides = z.strictObject({
  kind: z.literal('guides').describe('Guides to print'),
  title: text().describe('The h2 above the guides.'),
  text: text().optional().describe('One or two sentences below the title.'),
  guides: z
    .array(reference('guide'))
    .min(1)
    .describe('Names of folders in guides, in the order they are shown.'),
})

/** A guide with what is known of its PDF file; nothing of that where it says other words. */
export interface Guide extends GuideContent {
  file?: Pick<GuideFile, 'pages' | 'bytes'> & { path: string }
  /** Address of its page for the fridge, where it has one. */
  fridgePath?: string
}

/** The section with the guides it names in place of their ids. */
export interface Guides extends Omit<z.infer<typeof guides>, 'guides'> {
  guides: (Guide & { id: string })[]
}

/** Whom to call, each with number, hours and languages, from content/help-lines.yaml. */
export const helpLinesSection = z.strictObject({
  kind: z.literal('help-lines').describe('Help lines'),
  title: text().describe('The h2 above them: when to call these.'),
  text: text().optional().describe('A sentence or two below the title.'),
  lines: z
    .array(helpLineName())
    .min(1)
    .describe(
      'Names from help-lines.yaml, the first to call first. Those that answer day and night are shown above the others.',
    ),
  folded: z
    .strictObject({
      label: label().describe('Words of the row that opens: Other states.'),
      lines: z.array(helpLineName()).min(1).describe('Names from help-lines.yaml.'),
    })
    .optional()
    .describe('More of them, in a row that opens.'),
  jump: jump(),
  actions: z.array(action).max(3).optional().describe('Buttons below the lines.'),
})
type WrittenHelpLines = z.infer<typeof helpLinesSection>

/** The section with the lines that people of this state can call. */
export type HelpLines = Omit<WrittenHelpLines, 'lines' | 'folded'> & {
  lines: HelpLine[]
  folded?: { label: string; lines: HelpLine[] }
}

/** A link of the list of all pages. */
export interface PageLink {
  label: string
  path: string
}

/** The pages of one group, in the order they are shown. */
export interface PageGroup {
  /** Its name, as `group` in collections.ts says. */
  group: string
  links: PageLink[]
  /** Where the rest of the group is listed. */
  more?: PageLink
}

/**
 * Every page and the newest articles, for people who are lost. The links are found by the build. Where
 * articles are too many for one page, a link leads to the list of all.
 */
export const siteMap = z.strictObject({
  kind: z.literal('site-map').describe('List of all pages'),
  titles: z
    .record(id(), text())
    .describe(
      'The h2 above each group, by the name of the group: pages, services, neighbourhoods, cities, articles.',
    ),
})

/** The section with the links that it shows. */
export interface SiteMap extends z.infer<typeof siteMap> {
  groups: PageGroup[]
}
