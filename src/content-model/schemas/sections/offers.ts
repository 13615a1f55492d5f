import * as z from 'zod'
import {
  action,
  icon,
  illustration,
  source,
  target,
  trueOrFalse,
  text,
  label,
  variableName,
} from '../fields'

const card = z.strictObject({
  icon: icon().optional(),
  illustration: illustration().optional(),
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
      'The mark before each point; a tick if left out. dot: for points that promise nothing.',
    ),
  price: text().optional().describe('Price text at the foot of the card: From {…} a session.'),
  to: target().optional().describe('Where the card leads. The whole card is then the target.'),
  linkLabel: text()
    .optional()
    .describe('Words of a button at the foot; without it the title is the link.'),
})
/** A card as a page shows it: that of an article has the first image of the article. */
export type CardContent = z.infer<typeof card> & {
  picture?: { src: string; width: number; height: number }
}

/** A grid of cards: services, cities, problems, reasons, ways to reach us. */
export const cards = z.strictObject({
  kind: z.literal('cards').describe('Cards'),
  title: text().describe('The h2 above the cards.'),
  text: text().optional().describe('One or two sentences below the title.'),
  cards: z.array(card).min(1).describe('One or more cards.'),
  actions: z.array(action).max(2).optional().describe('Buttons below the cards.'),
  folded: trueOrFalse()
    .optional()
    .describe('true: each card is a row that opens to its text. Not for what is needed at once.'),
})
export type Cards = Omit<z.infer<typeof cards>, 'cards'> & { cards: CardContent[] }

/** The three newest articles, as cards. The build finds them. */
export const newestArticles = z.strictObject({
  kind: z.literal('newest-articles').describe('Newest articles'),
  title: text().describe('The h2 above the articles.'),
  text: text().optional().describe('One or two sentences below the title.'),
  actions: z.array(action).max(2).optional().describe('Buttons below, such as to all articles.'),
})

const offer = z.strictObject({
  name: text().describe('The h3: name of the package.'),
  badge: label().optional().describe('A highlight such as Most Popular. One package at most.'),
  price: variableName()
    .meta({ role: 'price' })
    .optional()
    .describe('Name of a price of prices.yaml.'),
  priceText: text()
    .optional()
    .describe('In place of a price, such as "Ask us". Search engines get no price then.'),
  was: variableName()
    .meta({ role: 'price' })
    .optional()
    .describe('Name of the price before, where there is one.'),
  unit: text().optional().describe('What the price is for: per session, per month.'),
  duration: text().optional().describe('How long it takes.'),
  summary: text().optional().describe('Whom it suits, in one sentence.'),
  includes: z.array(text()).min(1).optional().describe('What is included, one short line each.'),
  action: action.optional().describe('The button of the package; it leads to the request form.'),
})

const pricedOffer = offer
  .refine(({ price, priceText }) => (price === undefined) !== (priceText === undefined), {
    path: ['price'],
    error: 'either a price or a priceText',
  })
  .refine(({ price, was }) => was === undefined || price !== undefined, {
    path: ['was'],
    error: 'no "was" but beside a price',
  })

/** Packages or plans with prices, side by side. */
export const packages = z.strictObject({
  kind: z.literal('packages').describe('Packages with prices'),
  title: text().describe('The h2 above the packages.'),
  text: text().optional().describe('One or two sentences below the title.'),
  packages: z.array(pricedOffer).min(1).describe('One or more packages, the cheapest first.'),
  note: text().optional().describe('Small print below: travel, payment, cancelling.'),
})

export type WrittenPackages = z.infer<typeof packages>

/** A package as a page shows it, its prices looked up. */
export interface Offer extends Omit<z.infer<typeof offer>, 'priceText'> {
  /** As it is shown: $60. */
  price: string
  /** The price for search engines; left out if the package has a text in its place. */
  amount?: number
  /** What the price before and the price differ by, as it is shown: $15. */
  saved?: string
}

/** The section as a page shows it. */
export interface Packages extends Omit<WrittenPackages, 'packages'> {
  packages: Offer[]
}
