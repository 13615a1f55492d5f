import type { AdoptWords } from '../adopt/words/en'

/** Name of the part with the Spanish texts of a site, which needs more than a list of files: see `spanishFiles`. */
export const spanishPart = 'spanish'

/**
 * The parts of the sample that `npm run add` takes, with their files, and folders with a slash at the end. What they
 * need besides is taken along.
 */
export const parts: Readonly<Record<keyof AdoptWords['add']['parts'], readonly string[]>> = {
  'scam-guide': ['step-guides/is-this-a-scam.yaml', 'pages/who-to-call.yaml'],
  articles: ['articles/', 'blog.yaml', 'search-synonyms.yaml', 'glossary.yaml'],
  search: ['search.yaml', 'search-synonyms.yaml'],
  guides: ['guides/'],
  services: ['services/', 'pages/services.yaml'],
  pricing: ['pages/pricing.yaml', 'prices.yaml'],
  team: ['team/', 'pages/staff.yaml'],
  testimonials: ['testimonials/'],
  newsletter: ['shared/newsletter.yaml'],
  cities: ['cities/chicago.yaml', 'layouts/remote-city.yaml'],
  neighborhoods: ['pages/jacksonville.yaml', 'neighbourhoods/jacksonville/'],
  promises: ['pages/is-this-really-us.yaml', 'shared/promises.yaml'],
  about: ['pages/about.yaml', 'pages/how-we-help.yaml'],
  terms: ['pages/terms.yaml'],
  [spanishPart]: [],
}

/** Returns whether a part has a name. */
export const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name)
