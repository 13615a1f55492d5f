import type { PageRule } from '../rule'

const limits = {}

/** A link opens a new tab only if its text says so, because Back does not work there. */
export const newTabLinks: PageRule = {
  kind: 'page',
  name: 'new-tab-links',
  summary: 'No link opens a new tab without saying so',
  requirement: '"new tab" or "new window" in the text of each such link',
  evidence: 'WCAG 2.2, 3.2.5 Change on Request (AAA), technique G201',
  limits,
  variants: 'once',
  measure: () => {
    const { isVisible, violation } = window.comfortAudit
    const links = [...document.querySelectorAll('a[href]')].filter(isVisible)
    const violations = links.flatMap((link) => {
      const target = link.getAttribute('target') ?? '_self'
      const text = `${link.textContent} ${link.getAttribute('aria-label') ?? ''}`
      if (/^_(self|top|parent)$/.test(target) || /new (tab|window)/i.test(text)) return []
      return [violation(link, `target ${target}, not mentioned`, 1)]
    })
    return { count: links.length, violations }
  },
}
