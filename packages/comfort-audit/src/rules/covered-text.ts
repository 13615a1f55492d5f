import type { PageRule } from '../rule'

const limits = { slack: 3 }

/** No text is covered by a picture, by another text, or by a bar after a jump. */
export const coveredText: PageRule = {
  kind: 'page',
  name: 'covered-text',
  summary: 'Nothing lies on the words, wherever you jump on a page',
  requirement:
    '0 texts under a picture, another text or a bar, also after a jump and with the focus',
  evidence: 'WCAG 2.2, 1.4.4 Resize Text (AA), 2.4.11 Focus Not Obscured (AA), 1.4.10 Reflow (AA)',
  limits,
  variants: 'looks',
  measure: ({ slack }: typeof limits) => {
    const { textNodes, targets, isVisible, violation } = window.comfortAudit
    const found = new Map<Element, ReturnType<typeof violation>>()
    const report = (element: Element, value: string, distance: number): void => {
      if (!found.has(element)) found.set(element, violation(element, value, distance))
    }

    // Decoration lets clicks through to the text below. Here it must be found.
    const style = document.head.appendChild(document.createElement('style'))
    style.textContent = '* { pointer-events: auto !important; scroll-behavior: auto !important }'
    const rows = [...document.querySelectorAll('details')].map((row) => ({ row, open: row.open }))

    const pictures = 'img, svg, canvas, video, picture, object, iframe'
    const isPicture = (element: Element): boolean => element.closest(pictures) !== null
    const paints = (element: Element, pseudo?: string): boolean => {
      const { backgroundColor, backgroundImage, content, position } = getComputedStyle(
        element,
        pseudo,
      )
      if (pseudo && (content === 'none' || !/absolute|fixed/.test(position))) return false
      return (
        backgroundImage !== 'none' ||
        !/^(transparent|rgba\(.*, 0(\.0\d*)?\))$/.test(backgroundColor)
      )
    }
    const isPainted = (element: Element): boolean =>
      isPicture(element) ||
      paints(element) ||
      paints(element, '::before') ||
      paints(element, '::after')

    const known = new Map<Element, boolean>()
    /** Returns what is painted over an element at a point of the window. */
    const coverAt = (own: Element, x: number, y: number): Element | undefined => {
      const top = document.elementFromPoint(x, y)
      if (!top || top === own || top.contains(own)) return undefined
      const stack = document.elementsFromPoint(x, y)
      const depth = stack.findIndex((one) => one === own || one.contains(own))
      // A text that is not in the stack is cut off there, which `clipped-text` measures.
      if (!stack.includes(own)) return undefined
      return stack.slice(0, depth).find((one) => {
        if (!known.has(one)) known.set(one, isVisible(one) && isPainted(one))
        return known.get(one)
      })
    }
    const describe = (cover: Element): string => violation(cover, '', 0).selector

    interface Line {
      element: HTMLElement
      /** Box in the page. */
      box: DOMRect
      /** True between the first and the last line of its text. */
      isInside: boolean
      cover: Element | undefined
      seen: boolean
    }
    const range = document.createRange()
    /** Returns the box of each line of a text, without the empty edges above and below its letters. */
    const boxesOf = (node: Node): DOMRect[] => {
      range.selectNodeContents(node)
      return [...range.getClientRects()]
        .filter(({ width, height }) => width > slack && height > slack)
        .map(({ x, y, width, height }) => new DOMRect(x, y + height / 4, width, height / 2))
    }
    /** Points of a line, by turns at the top and the bottom of its letters. What covers a line inside a text is rarely smaller. */
    const points = ({ left, width, top, bottom }: DOMRect, isInside: boolean): [number, number][] =>
      (isInside ? [0.25, 0.75] : [0.02, 0.25, 0.5, 0.75, 0.98]).map((part, index) => [
        left + part * width,
        index % 2 === 0 ? bottom : top,
      ])
    const isInWindow = ({ left, right, top, bottom }: DOMRect): boolean =>
      top >= 0 && bottom <= innerHeight && left >= -slack && right <= innerWidth + slack
    const coverOf = (own: Element, box: DOMRect, isInside = false): Element | undefined => {
      for (const [x, y] of points(box, isInside)) {
        const cover = coverAt(own, x, y)
        if (cover) return cover
      }
      return undefined
    }

    // A skip link that has the focus may lie on others.
    ;(document.activeElement as HTMLElement | null)?.blur()
    // At rest: each line is free at some position of the page. A bar is in the way only at others.
    scrollTo(0, 0)
    const nodes = textNodes()
    const lines = nodes.flatMap(({ node, element }): Line[] =>
      boxesOf(node).map(({ x, y, width, height }, index, { length }) => {
        const box = new DOMRect(x, y + scrollY, width, height)
        const isInside = index > 0 && index < length - 1
        return { element, box, isInside, cover: undefined, seen: false }
      }),
    )
    const step = innerHeight * 0.6
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo(0, top)
      for (const line of lines) {
        if (line.seen) continue
        // Floating elements have moved since the boxes were read.
        const { x, y, width, height } = line.box
        const box = new DOMRect(x, y - scrollY, width, height)
        if (!isInWindow(box)) continue
        line.cover = coverOf(line.element, box, line.isInside)
        line.seen = line.cover === undefined
      }
    }
    for (const { element, cover } of lines) {
      if (cover) report(element, `covered by ${describe(cover)}`, 2)
    }

    // Texts on texts.
    lines.sort((one, other) => one.box.top - other.box.top)
    for (const [index, one] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next]!
        if (other.box.top >= one.box.bottom - slack) break
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const floats = [one, other].some(({ element }) => isFloating(element))
        if (across > slack && !floats) {
          report(one.element, `overlaps the text of ${describe(other.element)}`, across)
        }
      }
    }

    // After a jump, and with the focus, the text is in the window and free.
    const check = (element: Element, how: string): void => {
      const first = nodes.find(({ element: own }) => element.contains(own))
      const [box] = first ? boxesOf(first.node) : []
      if (!first || !box || !isVisible(first.element)) return
      if (box.bottom < slack || box.top > innerHeight - slack) {
        return report(element, `out of view ${how}`, 3)
      }
      const cover = isInWindow(box) && coverOf(first.element, box)
      if (cover) report(element, `covered by ${describe(cover)} ${how}`, 2)
    }
    const ids = new Set(
      [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
        .filter(({ pathname }) => pathname === location.pathname)
        .map(({ hash }) => decodeURIComponent(hash.slice(1))),
    )
    for (const id of ids) {
      const target = document.getElementById(id)
      if (!target) continue
      // As a jump does, but at once, and as often as one likes: browsers refuse more than 200 in ten seconds.
      for (const { row } of rows) if (row.contains(target)) row.open = true
      target.scrollIntoView()
      check(target, 'after a jump')
    }
    for (const { element } of targets()) {
      if (element.tabIndex < 0 || element.offsetHeight > innerHeight / 2) continue
      element.focus()
      if (document.activeElement === element) check(element, 'with the focus')
    }

    ;(document.activeElement as HTMLElement | null)?.blur()
    for (const { row, open } of rows) row.open = open
    scrollTo(0, 0)
    style.remove()
    return { count: lines.length, violations: [...found.values()] }

    function isFloating(element: Element): boolean {
      for (let one: Element | null = element; one; one = one.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(one).position)) return true
      }
      return false
    }
  },
}
