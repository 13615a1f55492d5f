import type { PageRule } from '../rule'

const limits = { ratio: 1.5 }

/** Lines of running text are well apart. */
export const lineHeight: PageRule = {
  kind: 'page',
  name: 'line-height',
  summary: 'Lines of text stand well apart',
  requirement: `${limits.ratio} or more in running text`,
  evidence: 'WCAG 2.2, 1.4.8 Visual Presentation (AAA)',
  limits,
  variants: 'layout',
  measure: ({ ratio }: typeof limits) => {
    const { textBlocks, violation, lineLengths } = window.comfortAudit
    const blocks = textBlocks().filter((block) => lineLengths(block).length > 1)
    const violations = blocks.flatMap((block) => {
      const { lineHeight, fontSize } = getComputedStyle(block)
      // "normal" is about 1.2 in every font.
      const found = (parseFloat(lineHeight) || 1.2 * parseFloat(fontSize)) / parseFloat(fontSize)
      return found < ratio - 0.005 ? [violation(block, found.toFixed(2), ratio - found)] : []
    })
    return { count: blocks.length, violations }
  },
}
