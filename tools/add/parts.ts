/** A part of the sample that can be taken over into a site. */
interface Part {
  /** One line for the list that the command prints. */
  what: string
  /** Files and folders of the sample. What they need besides is taken along. */
  files: readonly string[]
  /** What is left to do by hand. */
  next?: string
}

const showOnPage = (section: string): string =>
  `Show it: add "${section}" to the sections of a page, such as site/home/home.yaml.`

/** The parts, by the names that `npm run add` takes. Spanish needs more than a list of files: see `spanishFiles`. */
export const parts: Readonly<Record<string, Part>> = {
  'scam-guide': {
    what: 'questions that lead to what to do about a scam, and whom to call',
    files: ['step-guides/is-this-a-scam.yaml', 'pages/who-to-call.yaml'],
    next: 'Call each number in site/help-lines.yaml, and write the day in "dialed:". Lines of another state than yours are not shown.',
  },
  articles: {
    what: 'the articles, the page that lists them, and search',
    files: ['articles/', 'blog.yaml', 'search-synonyms.yaml', 'glossary.yaml'],
  },
  search: {
    what: 'one search of everything on the site',
    files: ['search.yaml', 'search-synonyms.yaml'],
    next: 'Search for what people ask you, and add what is missing to the answers in site/search.yaml.',
  },
  guides: {
    what: 'three guides to print',
    files: ['guides/'],
    next: 'Print them: npm run guides. The list of articles shows them.',
  },
  services: {
    what: 'five services, each with its packages',
    files: ['services/', 'pages/services.yaml'],
  },
  pricing: { what: 'plans and prices', files: ['pages/pricing.yaml', 'prices.yaml'] },
  team: { what: 'the people who help', files: ['team/', 'pages/staff.yaml'] },
  testimonials: {
    what: 'what clients say',
    files: ['testimonials/'],
    next: showOnPage('kind: testimonials'),
  },
  newsletter: {
    what: 'a sign-up for a monthly email',
    files: ['shared/newsletter.yaml'],
    next: showOnPage('- shared: newsletter'),
  },
  cities: {
    what: 'the page of one city that is helped by phone and video; copy it for others',
    files: ['cities/chicago.yaml', 'layouts/remote-city.yaml'],
  },
  neighborhoods: {
    what: 'the page of one city where homes are visited, and of its parts',
    files: ['pages/jacksonville.yaml', 'neighbourhoods/jacksonville/'],
  },
  promises: {
    what: 'what you always and never do, so that nobody can pretend to be you',
    files: ['pages/is-this-really-us.yaml', 'shared/promises.yaml'],
  },
  about: {
    what: 'your story, and how you work',
    files: ['pages/about.yaml', 'pages/how-we-help.yaml'],
  },
  terms: { what: 'the terms of your help', files: ['pages/terms.yaml'] },
}

/** Name of the part with the Spanish texts of a site. */
export const spanishPart = 'spanish'
