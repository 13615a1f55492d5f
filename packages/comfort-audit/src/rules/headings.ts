import type { PageRule } from '../rule'

const limits = { first: 1 }

/** The page has one h1, no skipped heading level, and the landmarks that screen readers jump to. */
export const headings: PageRule = {
  kind: 'page',
  name: 'headings',
  summary: 'Headings are in order on each page',
  requirement: `${limits.first} h1, no level skipped; one main, a header, a footer, named navigation; a language`,
  evidence:
    'WCAG 2.2, 1.3.1 Info and Relationships, 3.1.1 Language of Page (A); WAI, Page Structure',
  limits,
  variants: 'once',
  measure: ({ first }: typeof limits) => {
    const { violation } = window.comfortAudit
    const page = document.documentElement
    const shown = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) =>
      heading.checkVisibility({ visibilityProperty: true }),
    )
    const level = (heading: Element | undefined): number => Number(heading?.tagName.slice(1) ?? 0)
    const skipped = shown
      .filter((heading, index) => level(heading) > level(shown[index - 1]) + 1)
      .map((heading) => violation(heading, `${heading.tagName.toLowerCase()} skips a level`, 1))
    const count = (selector: string): number => document.querySelectorAll(selector).length
    const parts = [
      count('h1') === first ? '' : `${count('h1')} h1`,
      count('main, [role=main]') === 1 ? '' : `${count('main, [role=main]')} main`,
      count('header, [role=banner]') > 0 ? '' : 'no header',
      count('footer, [role=contentinfo]') > 0 ? '' : 'no footer',
      page.lang ? '' : 'no language',
    ].filter(Boolean)
    const navigation = [...document.querySelectorAll('nav')]
      .filter((nav) => nav.checkVisibility() && count('nav') > 1)
      .filter((nav) => !nav.getAttribute('aria-label') && !nav.getAttribute('aria-labelledby'))
      .map((nav) => violation(nav, 'navigation without a name', 1))
    return {
      count: shown.length + 1,
      violations: [...skipped, ...parts.map((part) => violation(page, part, 2)), ...navigation],
    }
  },
}
