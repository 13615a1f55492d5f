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
    /** The boxes around an element that cut off what stands out of them. */
    const edges = new Map<Element, { own: DOMRect; x: boolean; y: boolean }[]>()
    const edgesOf = (element: Element | null): { own: DOMRect; x: boolean; y: boolean }[] => {
      if (!element || element === document.body) return []
      const known = edges.get(element)
      if (known) return known
      const { overflowX, overflowY, position } = getComputedStyle(element)
      // What scrolls hides nothing for good.
      const scrolls = /auto|scroll/.test(overflowX + overflowY)
      const outer = scrolls || position === 'fixed' ? [] : edgesOf(element.parentElement)
      const [x, y] = [/hidden|clip/.test(overflowX), /hidden|clip/.test(overflowY)]
      const own = element.getBoundingClientRect()
      const all = (x || y) && !scrolls ? [{ own, x, y }, ...outer] : outer
      edges.set(element, all)
      return all
    }
    /** By how many pixels a text stands out of what is shown; below 0 where it is all there. */
    const cut = (element: Element, box: DOMRect): number =>
      Math.max(
        -box.left - window.scrollX,
        box.right + window.scrollX - width,
        ...edgesOf(element).flatMap(({ own, x, y }) => [
          ...(x ? [own.left - box.left, box.right - own.right] : []),
          ...(y ? [own.top - box.top, box.bottom - own.bottom] : []),
        ]),
      )
    const all = texts()
    const offenders = all.flatMap(({ node, element }) => {
      range.selectNodeContents(node)
      const most = Math.max(...[...range.getClientRects()].map((box) => cut(element, box)))
      return most > slack ? [offender(element, `${most.toFixed(0)} px cut off`, most)] : []
    })
    return { count: all.length, offenders }
  },
}
