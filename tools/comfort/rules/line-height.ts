import type { PageRule } from '../rule'

const limits = { ratio: 1.5 }

/** Lines of running text stand well apart. */
export const lineHeight: PageRule = {
  kind: 'page',
  name: 'line-height',
  asks: 'Lines of text stand well apart',
  number: `${limits.ratio} or more in running text`,
  source: 'WCAG 2.2, 1.4.8 Visual Presentation (AAA)',
  limits,
  looks: 'layout',
  measure: ({ ratio }: typeof limits) => {
    const { running, offender, lineLengths } = window.comfort
    const blocks = running().filter((block) => lineLengths(block).length > 1)
    const offenders = blocks.flatMap((block) => {
      const { lineHeight, fontSize } = getComputedStyle(block)
      // "normal" is about 1.2 in every font.
      const found = (parseFloat(lineHeight) || 1.2 * parseFloat(fontSize)) / parseFloat(fontSize)
      return found < ratio - 0.005 ? [offender(block, found.toFixed(2), ratio - found)] : []
    })
    return { count: blocks.length, offenders }
  },
}
