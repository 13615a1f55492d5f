import type { PageRule } from '../rule'

const limits = { body: 40, running: 32, least: 16 }

/** Who asks for larger text gets it. Headings may grow less: they are large already. */
export const textGrows: PageRule = {
  kind: 'page',
  name: 'text-grows',
  asks: 'Text set to twice its size really is twice as large',
  number: `at 200 %: body ${limits.body} px, running text ${limits.running} px, nothing below ${limits.least} px`,
  source: 'WCAG 2.2, 1.4.4 Resize Text (AA)',
  limits,
  looks: 'large',
  measure: ({ body, running, least }: typeof limits) => {
    const { texts, running: blocks, offender } = window.comfort
    const size = (element: Element): number => parseFloat(getComputedStyle(element).fontSize)
    const check = (element: Element, wanted: number) =>
      size(element) < wanted
        ? [offender(element, `${size(element).toFixed(1)} px`, wanted - size(element))]
        : []
    const all = texts()
    return {
      count: all.length,
      offenders: [
        ...check(document.body, body),
        ...blocks().flatMap((block) => check(block, running)),
        ...all.flatMap(({ element }) => check(element, least)),
      ],
    }
  },
}
