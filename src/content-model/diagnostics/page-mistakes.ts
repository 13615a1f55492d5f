import type { Mistake } from './mistake'

/** Mistakes in the addresses of pages, and in the ways to them. */
export const pageMistakes = {
  'address-twice': {
    title: 'Two files with one address',
    why: 'Only one of the two pages could be reached.',
    in: 'file',
    bad: 'content/pages/chicago.yaml and content/cities/chicago.yaml',
    good: 'content/cities/chicago.yaml only',
  },
  'address-of-archive': {
    title: 'An article with the address of the list of all articles',
    why: 'Only one of the two pages could be reached.',
    in: 'file',
    bad: 'content/articles/all/index.mdx',
    good: 'content/articles/all-our-courses/index.mdx',
  },
  'parent-page-missing': {
    title: 'A page in a folder that is no page',
    why: 'The way to the page, which stands above its heading, would have a gap.',
    in: 'file',
    bad: 'content/neighbourhoods/sprngfield/old-town.yaml, where the page of the city is content/pages/springfield.yaml',
    good: 'content/neighbourhoods/springfield/old-town.yaml',
  },
  'site-map-title-missing': {
    title: 'A list of all pages without a heading for a group',
    why: 'The pages of the group would stand below the heading of another one, or below none.',
    in: 'section',
    bad: 'kind: site-map\ntitles:\n  pages: Pages',
    good: 'kind: site-map\ntitles:\n  pages: Pages\n  services: Services\n  neighbourhoods: Near you\n  cities: By phone\n  articles: Articles',
  },
  'site-map-title-unknown': {
    title: 'A list of all pages with a heading for no group',
    why: 'The heading would stand nowhere.',
    in: 'section',
    bad: 'kind: site-map\ntitles:\n  pages: Pages\n  services: Services\n  neighbourhoods: Near you\n  cities: By phone\n  articles: Articles\n  towns: Towns',
    good: 'kind: site-map\ntitles:\n  pages: Pages\n  services: Services\n  neighbourhoods: Near you\n  cities: By phone\n  articles: Articles',
  },
  'page-unreached': {
    title: 'A page that no link leads to',
    why: 'Nobody finds it who was not told its address. The list of all pages is read by few.',
    in: 'file',
    bad: 'a new page content/pages/gift-visits.yaml',
    good: 'the same page, and a link "to: /gift-visits" in the menu or in another page',
    stops: 'check',
  },
  'page-far': {
    title: 'A page more than three clicks from the home page',
    why: 'The more clicks it takes, the fewer visitors find it.',
    in: 'file',
    bad: 'a page that only a page leads to which is three clicks away itself',
    good: 'the same page, and a link to it nearer to the home page',
    stops: 'check',
  },
  'articles-far': {
    title: 'Articles more than three clicks from the home page',
    why: 'They stand deep in the list of all articles. Search finds them, but few come upon them.',
    in: 'file',
    bad: 'an old article among more than fifty, which nothing but the list leads to',
    good: 'the same article, and a link to it in a page or in a newer article',
    stops: 'nothing',
  },
} as const satisfies Record<string, Mistake>
