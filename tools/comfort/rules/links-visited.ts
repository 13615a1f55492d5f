import type { PageRule } from '../rule'

const limits = {}

/**
 * A link that was followed looks different. Browsers do not tell a page what was visited, so the
 * style rules are read: one of them must give visited links of running text a color.
 */
export const linksVisited: PageRule = {
  kind: 'page',
  name: 'links-visited',
  asks: 'You can see which links you have followed',
  number: 'a color of its own for each link inside a sentence of the main part',
  source: 'NN/g, Change the Color of Visited Links',
  limits,
  looks: 'once',
  measure: () => {
    const { targets, offender } = window.comfort
    const links = targets().filter(
      ({ element, inline }) =>
        inline &&
        element.closest('main') &&
        /^(https?:|\/)/.test(element.getAttribute('href') ?? ''),
    )
    const selectors: string[] = []
    const read = (list: CSSRuleList): void => {
      for (const rule of list) {
        if (rule instanceof CSSStyleRule) {
          if (rule.selectorText.includes(':visited') && rule.style.color) {
            selectors.push(
              ...rule.selectorText.split(',').filter((one) => one.includes(':visited')),
            )
          }
        }
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of document.styleSheets) {
      // The style of another origin cannot be read.
      try {
        read(sheet.cssRules)
      } catch {
        continue
      }
    }
    const plain = selectors.map((selector) => selector.replaceAll(':visited', '').trim() || '*')
    const offenders = links
      .filter(({ element }) => !plain.some((selector) => element.matches(selector)))
      .map(({ element }) => offender(element, 'looks as before', 1))
    return { count: links.length, offenders }
  },
}
