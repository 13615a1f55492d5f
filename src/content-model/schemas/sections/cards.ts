import { z } from 'zod'
import { action, icon, source, target, trueOrFalse, text } from '../fields'

const card = z.strictObject({
  icon: icon().optional(),
  tag: text().optional().describe('A short label above the title, such as In person.'),
  lit: trueOrFalse().optional().describe('true: the label is lamp-lit, to be seen first.'),
  stat: text().optional().describe('A large figure above the title, such as 61%.'),
  source: source().optional(),
  title: text().describe('The h3 of the card. Short; a verb first where it leads somewhere.'),
  text: text().optional().describe('One to three sentences.'),
  points: z.array(text()).min(1).optional().describe('A short list of details.'),
  sign: z
    .enum(['tick', 'cross', 'dot'])
    .optional()
    .describe(
      'What stands before each of the points; a tick if left out. dot: nothing is promised.',
    ),
  price: text().optional().describe('Price text at the foot of the card: From {…} a session.'),
  to: target().optional().describe('Where the card leads. The whole card is then the target.'),
  linkLabel: text()
    .optional()
    .describe('Words of a button at the foot; without it the title is the link.'),
})
export type CardContent = z.infer<typeof card>

/** A grid of cards: services, cities, problems, reasons, ways to reach us. */
export const cards = z.strictObject({
  kind: z.literal('cards'),
  title: text().describe('The h2 above the cards.'),
  text: text().optional().describe('One or two sentences below the title.'),
  cards: z.array(card).min(2).describe('Two or more cards.'),
  actions: z.array(action).max(2).optional().describe('Buttons below the cards.'),
  folded: trueOrFalse()
    .optional()
    .describe('true: each card is a row that opens to its text. Not for what is needed at once.'),
})
export type Cards = z.infer<typeof cards>
