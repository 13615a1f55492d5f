import type { PageRule } from '../rule'

const limits = { rules: ['color-contrast', 'color-contrast-enhanced'] }

/** Text has enough contrast with its background in every theme. axe-core measures it. */
export const contrast: PageRule = {
  kind: 'page',
  name: 'contrast',
  summary: 'Words stand out from the page, in light and dark',
  requirement: '7:1; 4.5:1 for large text',
  evidence: 'WCAG 2.2, 1.4.6 Contrast, Enhanced (AAA)',
  limits,
  variants: 'colors',
  measure: async ({ rules }: typeof limits) => {
    const { violation, variant } = window.comfortAudit
    const header = document.querySelector('header')
    // The page under an open menu is measured in the other variants.
    const scope = variant.state === 'menus open' ? header : document
    if (!scope) return { count: 0, violations: [] }
    const { violations, passes } = await window.axe.run(scope, {
      runOnly: rules,
      preload: false,
      resultTypes: ['violations', 'passes'],
    })
    const nodes = violations.flatMap((violation) => violation.nodes)
    return {
      count: nodes.length + passes.reduce((sum, pass) => sum + pass.nodes.length, 0),
      violations: nodes.map((node) => {
        const { contrastRatio = 0, expectedContrastRatio = '' } = (node.any[0]?.data ?? {}) as {
          contrastRatio?: number
          expectedContrastRatio?: string
        }
        const element = document.querySelector(String(node.target[0])) ?? document.body
        const wanted = parseFloat(expectedContrastRatio) || 0
        return violation(element, `${contrastRatio}:1`, wanted - contrastRatio)
      }),
    }
  },
}
