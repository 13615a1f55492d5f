import { z } from 'zod'
import { reference, text } from '../fields'
import type { GuideContent, GuideFile } from '../guide'

/** Guides to print and keep. Each is written in content/guides and named here. */
export const guides = z.strictObject({
  kind: z.literal('guides'),
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
