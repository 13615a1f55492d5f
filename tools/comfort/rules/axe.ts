import type { PageRule } from '../rule'

const limits = {
  on: ['target-size', 'identical-links-same-purpose'],
  // A rule of its own measures these in each theme.
  off: ['color-contrast', 'color-contrast-enhanced'],
}

/** Everything else that axe-core knows about pages that cannot be used by all. */
export const axe: PageRule = {
  kind: 'page',
  name: 'axe',
  asks: 'Programs that read pages aloud can read every part',
  number: '0 violations',
  source: 'WCAG 2.2 A and AA, by axe-core with its stricter rules switched on',
  limits,
  looks: 'once',
  measure: async ({ on, off }: typeof limits) => {
    const { offender } = window.comfort
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
      offenders: violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => {
          const element = document.querySelector(String(node.target[0])) ?? document.body
          return offender(element, id, 1)
        }),
      ),
    }
  },
}
