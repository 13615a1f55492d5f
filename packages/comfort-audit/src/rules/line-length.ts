import type { PageRule } from '../rule'

const limits = { letters: 75 }

/** No line of running text is so long that readers lose the next one. */
export const lineLength: PageRule = {
  kind: 'page',
  name: 'line-length',
  summary: 'No line is too long to follow',
  requirement: `${limits.letters} letters or fewer in running text`,
  evidence: 'WCAG 2.2, 1.4.8 Visual Presentation (AAA: 80); USWDS typography (45 to 75)',
  limits,
  variants: 'layout',
  measure: ({ letters }: typeof limits) => {
    const { textBlocks, lineLengths, violation } = window.comfortAudit
    const blocks = textBlocks()
    const violations = blocks.flatMap((block) => {
      const longest = Math.max(0, ...lineLengths(block))
      return longest > letters ? [violation(block, `${longest} letters`, longest - letters)] : []
    })
    return { count: blocks.length, violations }
  },
}
