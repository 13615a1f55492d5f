import type { PageRule } from '../rule'

const limits: { known: readonly string[] } = { known: [] }

/**
 * A number that is shown is the number that is called. On our own site each is one of ours too, or
 * stands with its owner's name in an article.
 */
export const phoneNumbers: PageRule = {
  kind: 'page',
  name: 'phone-numbers',
  asks: 'Each phone number is right, and a tap calls it',
  number: 'each a link: tel: with + and the same digits; on our own site a number of site.yaml',
  source: 'RFC 3966; content/site.yaml',
  limits,
  looks: 'once',
  measure: ({ known }: typeof limits) => {
    const { texts, offender, seen } = window.comfort
    const digits = (text: string): string => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
    const written = /(?:\+?1[ .-]?)?\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g
    let count = 0
    const wrongWords = texts().flatMap(({ node, element }) =>
      (node.data.match(written) ?? []).flatMap((number) => {
        count += 1
        if (known.length > 0 && !known.includes(digits(number)))
          return [offender(element, `${number} is not ours`, 1)]
        const mayBePlain = element.closest('a, button, summary, label, h1, h2, h3, h4, h5, h6')
        return mayBePlain ? [] : [offender(element, `${number} is no link`, 1)]
      }),
    )
    // A text message to nobody yet, for sharing, holds no number.
    const links = [
      ...document.querySelectorAll('a[href^="tel:"], a[href^="sms:"]:not([href^="sms:?"])'),
    ].filter(seen)
    const wrongLinks = links.flatMap((link) => {
      count += 1
      const href = link.getAttribute('href') ?? ''
      const [shown] = link.textContent?.match(written) ?? []
      if (!/^(tel|sms):\+\d{8,15}(\?|$)/.test(href)) return [offender(link, href, 2)]
      const called = digits(href.replace(/\?.*$/, ''))
      if (shown && digits(shown) !== called)
        return [offender(link, `shows ${shown}, calls ${href}`, 3)]
      if (known.length > 0 && !known.includes(called))
        return [offender(link, `${href} is not ours`, 2)]
      return []
    })
    return { count, offenders: [...wrongWords, ...wrongLinks] }
  },
}
