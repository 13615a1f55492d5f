import type { PageRule } from '../rule'

const limits = { body: 40, running: 32, least: 16 }

/** Text grows with the reader's text size. Headings may grow less, because they are large already. */
export const textResize: PageRule = {
  kind: 'page',
  name: 'text-resize',
  summary: 'Text set to twice its size really is twice as large',
  requirement: `at 200 %: body ${limits.body} px, running text ${limits.running} px, nothing below ${limits.least} px`,
  evidence: 'WCAG 2.2, 1.4.4 Resize Text (AA)',
  limits,
  variants: 'doubled',
  measure: ({ body, running, least }: typeof limits) => {
    const { textNodes, textBlocks, violation } = window.comfortAudit
    const size = (element: Element): number => parseFloat(getComputedStyle(element).fontSize)
    const check = (element: Element, wanted: number) =>
      size(element) < wanted
        ? [violation(element, `${size(element).toFixed(1)} px`, wanted - size(element))]
        : []
    const all = textNodes()
    return {
      count: all.length,
      violations: [
        ...check(document.body, body),
        ...textBlocks().flatMap((block) => check(block, running)),
        ...all.flatMap(({ element }) => check(element, least)),
      ],
    }
  },
}
