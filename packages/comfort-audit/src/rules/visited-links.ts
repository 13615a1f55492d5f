import type { PageRule } from '../rule'

/**
 * Visited links have a color of their own. Browsers hide from pages which links were visited, so the
 * style sheets are read: a rule must set the color of `:visited` links in running text.
 */
export const visitedLinks: PageRule = {
  kind: 'page',
  name: 'visited-links',
  summary: 'You can see which links you have followed',
  requirement: 'a color of its own for each link inside a sentence of the main part',
  evidence: 'NN/g, Change the Color of Visited Links',
  variants: 'once',
  measure: () => {
    const { targets, violation } = window.comfortAudit
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
    const violations = links
      .filter(({ element }) => !plain.some((selector) => element.matches(selector)))
      .map(({ element }) => violation(element, 'no color for visited links', 1))
    return { count: links.length, violations }
  },
}
