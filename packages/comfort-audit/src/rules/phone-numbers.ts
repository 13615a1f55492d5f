import type { PageRule } from '../rule'

const limits: { known: readonly string[] } = { known: [] }

/**
 * A displayed telephone number is a link that calls this number. With `limits.known` (digits only),
 * every number must be one of those.
 */
export const phoneNumbers: PageRule = {
  kind: 'page',
  name: 'phone-numbers',
  summary: 'Each phone number is right, and a tap calls it',
  requirement:
    'each a link: tel: with + and the same digits, or the bare digits of a short code such as 911; one of the known numbers if they are given',
  evidence: 'RFC 3966, The tel URI',
  limits,
  variants: 'once',
  measure: ({ known }: typeof limits) => {
    const { textNodes, violation, isVisible } = window.comfortAudit
    const digits = (text: string): string => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
    const pattern = /(?:\+?1[ .-]?)?\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g
    let count = 0
    const wrongTexts = textNodes().flatMap(({ node, element }) =>
      (node.data.match(pattern) ?? []).flatMap((number) => {
        count += 1
        if (known.length > 0 && !known.includes(digits(number)))
          return [violation(element, `${number} is not a known number`, 1)]
        // What is hidden from screen readers is a picture of something, such as of a sheet of paper.
        const mayBePlain = element.closest(
          'a, button, summary, label, h1, h2, h3, h4, h5, h6, [aria-hidden="true"]',
        )
        return mayBePlain ? [] : [violation(element, `${number} is not a link`, 1)]
      }),
    )
    // A text message for sharing has no number yet.
    const links = [
      ...document.querySelectorAll('a[href^="tel:"], a[href^="sms:"]:not([href^="sms:?"])'),
    ].filter(isVisible)
    /** Returns what takes the tap in the middle of a link, if that is something else. */
    const coverOf = (link: Element): Element | undefined => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      const [box] = link.getClientRects()
      if (!box) return undefined
      const taken = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      return taken?.closest('a, button') && !link.contains(taken) ? taken : undefined
    }
    const wrongLinks = links.flatMap((link) => {
      count += 1
      const href = link.getAttribute('href') ?? ''
      const [shown] = link.textContent?.match(pattern) ?? []
      if (!/^(tel|sms):(\+\d{8,15}|\d{3,6})(\?|$)/.test(href)) return [violation(link, href, 2)]
      const called = digits(href.replace(/\?.*$/, ''))
      if (shown && digits(shown) !== called)
        return [violation(link, `shows ${shown}, calls ${href}`, 3)]
      if (known.length > 0 && !known.includes(called))
        return [violation(link, `${href} is not a known number`, 2)]
      const cover = coverOf(link)
      return cover ? [violation(link, `a tap goes to "${cover.textContent?.trim()}"`, 3)] : []
    })
    scrollTo(0, 0)
    return { count, violations: [...wrongTexts, ...wrongLinks] }
  },
}
