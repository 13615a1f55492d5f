import type { PageRule } from '../rule'

const limits = { slack: 3 }

/** No text is cut off by its box or by the edge of the window. */
export const clippedText: PageRule = {
  kind: 'page',
  name: 'clipped-text',
  summary: 'No words are cut off, however large you make them',
  requirement: `0 texts cut off, also at 200 % text and with wide spacing`,
  evidence: 'WCAG 2.2, 1.4.4 Resize Text, 1.4.12 Text Spacing (AA)',
  limits,
  variants: 'enlarged',
  measure: ({ slack }: typeof limits) => {
    const { textNodes, violation } = window.comfortAudit
    const width = document.documentElement.clientWidth
    const range = document.createRange()
    /** The boxes around an element that cut off their overflow. */
    const edges = new Map<Element, { own: DOMRect; x: boolean; y: boolean }[]>()
    const edgesOf = (element: Element | null): { own: DOMRect; x: boolean; y: boolean }[] => {
      if (!element || element === document.body) return []
      const known = edges.get(element)
      if (known) return known
      const { overflowX, overflowY, position } = getComputedStyle(element)
      // The rest can be reached by scrolling.
      const scrolls = /auto|scroll/.test(overflowX + overflowY)
      const outer = scrolls || position === 'fixed' ? [] : edgesOf(element.parentElement)
      const [x, y] = [/hidden|clip/.test(overflowX), /hidden|clip/.test(overflowY)]
      const own = element.getBoundingClientRect()
      const all = (x || y) && !scrolls ? [{ own, x, y }, ...outer] : outer
      edges.set(element, all)
      return all
    }
    /** Number of pixels that are cut off; negative if there are none. */
    const cut = (element: Element, box: DOMRect): number =>
      Math.max(
        -box.left - window.scrollX,
        box.right + window.scrollX - width,
        ...edgesOf(element).flatMap(({ own, x, y }) => [
          ...(x ? [own.left - box.left, box.right - own.right] : []),
          ...(y ? [own.top - box.top, box.bottom - own.bottom] : []),
        ]),
      )
    const all = textNodes()
    const violations = all.flatMap(({ node, element }) => {
      range.selectNodeContents(node)
      const most = Math.max(...[...range.getClientRects()].map((box) => cut(element, box)))
      return most > slack ? [violation(element, `${most.toFixed(0)} px cut off`, most)] : []
    })
    return { count: all.length, violations }
  },
}
