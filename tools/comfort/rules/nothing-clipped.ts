import type { PageRule } from '../rule'

const limits = { slack: 3 }

/** No word is cut off by the box it stands in or by the edge of the window. */
export const nothingClipped: PageRule = {
  kind: 'page',
  name: 'nothing-clipped',
  asks: 'No words are cut off, however large you make them',
  number: `0 texts cut off, also at 200 % text and with wide spacing`,
  source: 'WCAG 2.2, 1.4.4 Resize Text, 1.4.12 Text Spacing (AA)',
  limits,
  looks: 'all',
  measure: ({ slack }: typeof limits) => {
    const { texts, offender } = window.comfort
    const width = document.documentElement.clientWidth
    const range = document.createRange()
    /** By how many pixels a text stands out of what is shown; below 0 where it is all there. */
    const cut = (element: Element, box: DOMRect): number => {
      const over = [-box.left - window.scrollX, box.right + window.scrollX - width]
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(one)
        const own = one.getBoundingClientRect()
        if (/auto|scroll/.test(overflowX + overflowY)) return Math.max(0, ...over.slice(2))
        if (/hidden|clip/.test(overflowX)) over.push(own.left - box.left, box.right - own.right)
        if (/hidden|clip/.test(overflowY)) over.push(own.top - box.top, box.bottom - own.bottom)
        if (position === 'fixed') break
      }
      return Math.max(...over)
    }
    const all = texts()
    const offenders = all.flatMap(({ node, element }) => {
      range.selectNodeContents(node)
      const most = Math.max(...[...range.getClientRects()].map((box) => cut(element, box)))
      return most > slack ? [offender(element, `${most.toFixed(0)} px cut off`, most)] : []
    })
    return { count: all.length, offenders }
  },
}
