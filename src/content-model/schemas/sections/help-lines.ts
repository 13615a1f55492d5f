import { z } from 'zod'
import type { HelpLine } from '../../variables/help-lines'
import { helpLineName, text } from '../fields'

/** Whom to call, each with number, hours and languages, from content/help-lines.yaml. */
export const helpLinesSection = z.strictObject({
  kind: z.literal('help-lines'),
  title: text().describe('The h2 above them: when to call these.'),
  text: text().optional().describe('A sentence or two below the title.'),
  lines: z
    .array(helpLineName())
    .min(1)
    .describe('Names from help-lines.yaml, the first to call first.'),
})
export type WrittenHelpLines = z.infer<typeof helpLinesSection>

/** The section with the lines that people of this state can call. */
export type HelpLines = Omit<WrittenHelpLines, 'lines'> & { lines: HelpLine[] }
