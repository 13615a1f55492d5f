import type { PageRule } from '../rule'

const limits = {
  on: ['target-size', 'identical-links-same-purpose'],
  // The rule `contrast` measures these in each theme.
  off: ['color-contrast', 'color-contrast-enhanced'],
}

/** The other rules of axe-core. */
export const axe: PageRule = {
  kind: 'page',
  name: 'axe',
  summary: 'Programs that read pages aloud can read every part',
  requirement: '0 violations',
  evidence: 'WCAG 2.2 A and AA, by axe-core with its stricter rules switched on',
  limits,
  variants: 'once',
  measure: async ({ on, off }: typeof limits) => {
    const { violation } = window.comfortAudit
    const rules = Object.fromEntries([
      ...on.map((id) => [id, { enabled: true }]),
      ...off.map((id) => [id, { enabled: false }]),
    ]) as Record<string, { enabled: boolean }>
    const { violations, passes } = await window.axe.run(document, {
      rules,
      preload: false,
      resultTypes: ['violations'],
    })
    return {
      count: passes.length + violations.length,
      violations: violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => {
          const element = document.querySelector(String(node.target[0])) ?? document.body
          return violation(element, id, 1)
        }),
      ),
    }
  },
}
