import * as z from 'zod'
import { day, formerAddress, pageAddress, place, properName, text, variableName } from './fields'
import { fridge } from './fridge'
import { pageFields, sectionEntry, sharedReference, writtenSection } from './section'
import { cards } from './sections/offers'
import { hero } from './sections/top-and-close'
import { prose } from './sections/texts'

/** The subjects that a page can have for search engines. */
const pageSubjects = ['organization', 'local-business', 'service'] as const
export type PageSubject = (typeof pageSubjects)[number]

/** A page made of sections: content/home, pages, services, neighbourhoods. */
export const page = z.strictObject({
  ...pageFields,
  subject: z
    .enum(pageSubjects)
    .optional()
    .describe('The subject of the page for search engines; without it, that of its folder.'),
  location: place
    .optional()
    .describe(
      'Where visits are made, where it is not the place of site.yaml. Pages below take it over.',
    ),
  facts: z
    .record(variableName(), text())
    .optional()
    .describe('Variables of this page and of the pages below it.'),
  until: day()
    .optional()
    .describe(
      'The last day on which the page is of use. After it, the page says that it is over, and is in no list.',
    ),
  fridge: fridge.optional().describe('A page of it to print for the fridge.'),
  sections: z.array(sectionEntry).min(1).describe('The page from top to bottom.'),
})
export type PageContent = z.infer<typeof page>

/** A home page, which is always of use and has the address / of the site or language. */
export const homePage = page.omit({ until: true, address: true })

/** A remote city: its own facts and sections. content/layouts/remote-city.yaml has their order. */
export const city = z.strictObject({
  ...pageFields,
  city: properName().describe('Name of the city; {city} in this file and in the layout.'),
  state: properName().describe('The state it is in.'),
  happyClients: properName()
    .optional()
    .describe(
      'How many clients have been counted there, such as 1,800+; {happyClients} in this file.',
    ),
  own: z.strictObject({
    hero,
    topics: cards.describe('The six help topics, said in words of this city.'),
    local: prose.describe('What we know of this city.'),
    more: z.array(sectionEntry).optional().describe('Further sections of this city only.'),
  }),
})
export type CityContent = z.infer<typeof city>

/** A file of content/layouts: the order of the parts of every page of one kind. */
export const layout = z.strictObject({
  sections: z
    .array(
      z.union([
        z.strictObject({
          own: z
            .enum(['hero', 'topics', 'local', 'more'])
            .describe('A part that each city file brings.'),
        }),
        sharedReference,
      ]),
    )
    .min(1)
    .describe('The page from top to bottom.'),
})
export type LayoutContent = z.infer<typeof layout>

/** A file of content/shared: one section that several pages use. */
export const sharedSection = writtenSection.refine(({ kind }) => kind !== 'site-map', {
  path: ['kind'],
  error: 'any kind but site-map, which belongs directly in its page',
})

/** content/redirects.yaml: addresses of an earlier website, each with the page that replaces it. */
export const redirects = z.record(
  formerAddress(),
  pageAddress('the address of a page of this site, such as /pricing or /es/pricing'),
)

/** content/facts.yaml: figures and words that several pages use, each under a name. */
export const facts = z.record(variableName(), text())
