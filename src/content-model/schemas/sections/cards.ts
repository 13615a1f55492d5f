import { z } from 'zod'
import { action, icon, source, target, trueOrFalse, words } from '../fields'

const card = z.strictObject({
  icon: icon().optional(),
  tag: words().optional().describe('A short label above the title, such as In person.'),
  lit: trueOrFalse().optional().describe('true: the label is lamp-lit, to be seen first.'),
  stat: words().optional().describe('A large figure above the title, such as 61%.'),
  source: source().optional(),
  title: words().describe('The h3 of the card. Short; a verb first where it leads somewhere.'),
  text: words().optional().describe('One to three sentences.'),
  points: z.array(words()).min(1).optional().describe('A short list of details.'),
  sign: z
    .enum(['tick', 'cross', 'dot'])
    .optional()
    .describe(
      'What stands before each of the points; a tick if left out. dot: nothing is promised.',
    ),
  price: words().optional().describe('Price text at the foot of the card: From {…} a session.'),
  to: target().optional().describe('Where the card leads. The whole card is then the target.'),
  linkLabel: words()
    .optional()
    .describe('Words of a button at the foot; without it the title is the link.'),
})
export type CardContent = z.infer<typeof card>

/** A grid of cards: services, cities, problems, reasons, ways to reach us. */
export const cards = z.strictObject({
  kind: z.literal('cards'),
  title: words().describe('The h2 above the cards.'),
  text: words().optional().describe('One or two sentences below the title.'),
  cards: z.array(card).min(2).describe('Two or more cards.'),
  actions: z.array(action).max(2).optional().describe('Buttons below the cards.'),
  folded: trueOrFalse()
    .optional()
    .describe('true: each card is a row that opens to its text. Not for what is needed at once.'),
})
export type Cards = z.infer<typeof cards>
