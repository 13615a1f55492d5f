import type { PageRule } from '../rule'

const limits = { rules: ['color-contrast', 'color-contrast-enhanced'] }

/** Text stands out from its ground, in every theme. Measured by axe-core. */
export const contrast: PageRule = {
  kind: 'page',
  name: 'contrast',
  asks: 'Words stand out from the page, in light and dark',
  number: '7:1; 4.5:1 for large text',
  source: 'WCAG 2.2, 1.4.6 Contrast, Enhanced (AAA)',
  limits,
  looks: 'colors',
  measure: async ({ rules }: typeof limits) => {
    const { offender, look } = window.comfort
    const header = document.querySelector('header')
    // The page below an open menu is measured in the other looks.
    const place = look.manner === 'menus open' ? header : document
    if (!place) return { count: 0, offenders: [] }
    const { violations, passes } = await window.axe.run(place, {
      runOnly: rules,
      preload: false,
      resultTypes: ['violations', 'passes'],
    })
    const nodes = violations.flatMap((violation) => violation.nodes)
    return {
      count: nodes.length + passes.reduce((sum, pass) => sum + pass.nodes.length, 0),
      offenders: nodes.map((node) => {
        const { contrastRatio = 0, expectedContrastRatio = '' } = (node.any[0]?.data ?? {}) as {
          contrastRatio?: number
          expectedContrastRatio?: string
        }
        const element = document.querySelector(String(node.target[0])) ?? document.body
        const wanted = parseFloat(expectedContrastRatio) || 0
        return offender(element, `${contrastRatio}:1`, wanted - contrastRatio)
      }),
    }
  },
}
