import type { PageRule } from '../rule'

const limits = { ratio: 1.5 }

/** The distance between paragraphs is larger than the distance between lines. */
export const paragraphSpacing: PageRule = {
  kind: 'page',
  name: 'paragraph-spacing',
  summary: 'You can see where a paragraph ends',
  requirement: `from paragraph to paragraph ${limits.ratio} times the way from line to line`,
  evidence: 'WCAG 2.2, 1.4.8 Visual Presentation (AAA)',
  limits,
  variants: 'layout',
  measure: ({ ratio }: typeof limits) => {
    const { textBlocks, violation } = window.comfortAudit
    const paragraphs = textBlocks().filter((block) => block.tagName === 'P')
    let count = 0
    const violations = paragraphs.flatMap((paragraph) => {
      const next = paragraph.nextElementSibling as HTMLElement | null
      if (!next || !paragraphs.includes(next)) return []
      const gap = next.getBoundingClientRect().top - paragraph.getBoundingClientRect().bottom
      // They are side by side.
      if (gap < -1) return []
      count += 1
      const { lineHeight, fontSize } = getComputedStyle(paragraph)
      const line = parseFloat(lineHeight) || 1.2 * parseFloat(fontSize)
      const found = (line + gap) / line
      return found < ratio - 0.005 ? [violation(next, found.toFixed(2), ratio - found)] : []
    })
    return { count, violations }
  },
}
