import type { PageData, SiteRule } from '../rule'

const limits = { fewest: 1 }

interface Head {
  title: string
  description: string
}

/** Each page has a title and a description of its own. */
export const pageTitles: SiteRule = {
  kind: 'site',
  name: 'page-titles',
  summary: 'Each page has a title of its own',
  requirement: 'no two pages with the same title or description, and none without',
  evidence: 'WCAG 2.2, 2.4.2 Page Titled (A)',
  limits,
  collect: (): Head => ({
    title: document.title.trim(),
    description:
      document.querySelector('meta[name=description]')?.getAttribute('content')?.trim() ?? '',
  }),
  validate: (pages) => {
    const heads = pages.map(({ path, data }: PageData) => ({ path, ...(data as Head) }))
    return heads.flatMap(({ path, ...head }) =>
      (['title', 'description'] as const).flatMap((field) => {
        const twins = heads.filter((other) => other.path !== path && other[field] === head[field])
        const base = { path, selector: field, text: head[field].slice(0, 60) }
        if (!head[field]) return [{ ...base, value: 'missing', distance: 2 }]
        const [twin] = twins
        return twin ? [{ ...base, value: `the same as ${twin.path}`, distance: 1 }] : []
      }),
    )
  },
}
