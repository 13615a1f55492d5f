import type { PageFacts, SiteRule } from '../rule'

const limits = { fewest: 1 }

interface Head {
  title: string
  description: string
}

/** Each page is told apart by its title and its description. */
export const titles: SiteRule = {
  kind: 'site',
  name: 'titles',
  asks: 'Each page has a title of its own',
  number: 'no two pages with the same title or description, and none without',
  source: 'WCAG 2.2, 2.4.2 Page Titled (A)',
  limits,
  read: (): Head => ({
    title: document.title.trim(),
    description:
      document.querySelector('meta[name=description]')?.getAttribute('content')?.trim() ?? '',
  }),
  judge: (pages) => {
    const heads = pages.map(({ path, facts }: PageFacts) => ({ path, ...(facts as Head) }))
    return heads.flatMap(({ path, ...head }) =>
      (['title', 'description'] as const).flatMap((field) => {
        const twins = heads.filter((other) => other.path !== path && other[field] === head[field])
        const place = { path, selector: field, text: head[field].slice(0, 60) }
        if (!head[field]) return [{ ...place, value: 'missing', distance: 2 }]
        const [twin] = twins
        return twin ? [{ ...place, value: `the same as ${twin.path}`, distance: 1 }] : []
      }),
    )
  },
}
