import type { PageRule } from '../rule'

const limits = {}

/** A link opens a new tab only where its words say so: Back does not work there. */
export const linksNewTab: PageRule = {
  kind: 'page',
  name: 'links-new-tab',
  asks: 'No link opens a new tab without saying so',
  number: '"new tab" or "new window" in the words of each such link',
  source: 'WCAG 2.2, 3.2.5 Change on Request (AAA), technique G201',
  limits,
  looks: 'once',
  measure: () => {
    const { seen, offender } = window.comfort
    const links = [...document.querySelectorAll('a[href]')].filter(seen)
    const offenders = links.flatMap((link) => {
      const target = link.getAttribute('target') ?? '_self'
      const words = `${link.textContent} ${link.getAttribute('aria-label') ?? ''}`
      if (/^_(self|top|parent)$/.test(target) || /new (tab|window)/i.test(words)) return []
      return [offender(link, `target ${target}, not said`, 1)]
    })
    return { count: links.length, offenders }
  },
}
