import type { PageRule } from '../rule'

const limits = { ratio: 1.5 }

/** From the last line of a paragraph to the first of the next it is farther than from line to line. */
export const paragraphGap: PageRule = {
  kind: 'page',
  name: 'paragraph-gap',
  asks: 'You can see where a paragraph ends',
  number: `from paragraph to paragraph ${limits.ratio} times the way from line to line`,
  source: 'WCAG 2.2, 1.4.8 Visual Presentation (AAA)',
  limits,
  looks: 'layout',
  measure: ({ ratio }: typeof limits) => {
    const { running, offender } = window.comfort
    const paragraphs = running().filter((block) => block.tagName === 'P')
    let count = 0
    const offenders = paragraphs.flatMap((paragraph) => {
      const next = paragraph.nextElementSibling as HTMLElement | null
      if (!next || !paragraphs.includes(next)) return []
      const gap = next.getBoundingClientRect().top - paragraph.getBoundingClientRect().bottom
      // Beside each other, not below.
      if (gap < -1) return []
      count += 1
      const { lineHeight, fontSize } = getComputedStyle(paragraph)
      const line = parseFloat(lineHeight) || 1.2 * parseFloat(fontSize)
      const found = (line + gap) / line
      return found < ratio - 0.005 ? [offender(next, found.toFixed(2), ratio - found)] : []
    })
    return { count, offenders }
  },
}
