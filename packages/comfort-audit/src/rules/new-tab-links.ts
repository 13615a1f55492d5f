import type { PageRule } from '../rule'

const limits: { words: readonly string[] } = { words: ['new tab', 'new window'] }

/** A link opens a new tab only if its text says so, because Back does not work there. */
export const newTabLinks: PageRule = {
  kind: 'page',
  name: 'new-tab-links',
  summary: 'No link opens a new tab without saying so',
  requirement: '"new tab" or "new window", in the language of the page, in each such link',
  evidence: 'WCAG 2.2, 3.2.5 Change on Request (AAA), technique G201',
  limits,
  variants: 'once',
  measure: ({ words }: typeof limits) => {
    const { isVisible, violation } = window.comfortAudit
    const links = [...document.querySelectorAll('a[href]')].filter(isVisible)
    const violations = links.flatMap((link) => {
      const target = link.getAttribute('target') ?? '_self'
      const text = `${link.textContent} ${link.getAttribute('aria-label') ?? ''}`.toLowerCase()
      const isSaid = words.some((one) => text.includes(one.toLowerCase()))
      if (/^_(self|top|parent)$/.test(target) || isSaid) return []
      return [violation(link, `target ${target}, not mentioned`, 1)]
    })
    return { count: links.length, violations }
  },
}
