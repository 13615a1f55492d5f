import type { PageRule } from '../rule'

const limits: { names: readonly string[] } = { names: [] }

/**
 * No word is broken over two lines, nor is a number with its suffix, a telephone number, a name such as
 * T-Mobile or, in headings, a name of several words from `limits.names`. Compounds may break after their
 * hyphen (in-home), addresses after their @.
 */
export const unbrokenWords: PageRule = {
  kind: 'page',
  name: 'unbroken-words',
  summary: 'No word, number or name is broken over two lines',
  requirement: '0 broken, at nine widths from 320 to 1440 px',
  evidence: 'Observed on tablets held upright: 15,000/+, (202) 555-/0134, T-/Mobile',
  limits,
  variants: 'lines',
  measure: ({ names }: typeof limits) => {
    const { textNodes, containingBlock, violation } = window.comfortAudit
    const range = document.createRange()
    const shown = new Map<Node, Element>(textNodes().map(({ node, element }) => [node, element]))
    const blocks = new Map<Element, Element>()
    /** The button that an element is part of. Texts of two buttons never form one word. */
    const buttonOf = (element: Element | null): Element | null =>
      element && !/^inline-(flex|grid)$/.test(getComputedStyle(element).display)
        ? buttonOf(element.parentElement)
        : element
    let lastButton: Element | null = null
    /** Adjacent texts of one block. */
    const runs: { block: Element; text: string; parts: { node: Text; at: number }[] }[] = []
    const walker = document.createTreeWalker(document.body)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const last = runs[runs.length - 1]
      const element = shown.get(node)
      if (element) {
        const block = blocks.get(element) ?? containingBlock(element)
        blocks.set(element, block)
        const button = buttonOf(element)
        if (last && button !== lastButton) last.text += ' '
        lastButton = button
        if (last?.block === block) {
          last.parts.push({ node: node as Text, at: last.text.length })
          last.text += (node as Text).data
        } else
          runs.push({ block, text: (node as Text).data, parts: [{ node: node as Text, at: 0 }] })
      } else if (last && (node.nodeName === 'BR' || node.nodeName === '#text')) last.text += ' '
    }

    /** Number of lines of a part of a run, and its total width. */
    const linesOf = (
      { parts }: (typeof runs)[number],
      from: number,
      to: number,
    ): [lines: number, width: number] => {
      let lines = 0
      let width = 0
      let below = -Infinity
      for (const { node, at } of parts) {
        const start = Math.max(from - at, 0)
        const end = Math.min(to - at, node.data.length)
        if (start >= end) continue
        range.setStart(node, start)
        range.setEnd(node, end)
        for (const box of range.getClientRects()) {
          width += box.width
          if (box.width > 0 && box.top + box.height / 2 > below) {
            lines += 1
            below = box.bottom
          }
        }
      }
      return [lines, width]
    }
    const letter = /\p{L}/u
    const mayEnd = (text: string, index: number): boolean => {
      const [before = '', here = '', after = ''] = text.slice(index - 1, index + 2)
      if (/[—@\u00ad]/.test(here)) return true
      if (here === '/') return letter.test(before) && letter.test(after)
      return /[-–]/.test(here) && letter.test(before) && /\p{Ll}/u.test(after)
    }
    const phone = /(?:\+?1[ .-]?)?\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g

    let count = 0
    const violations = runs.flatMap((run) => {
      const { block, text } = run
      const whole: [number, number][] = []
      for (const { 0: word, index } of text.matchAll(/[^\s\u200b]+/g)) {
        let from = 0
        for (let at = 0; at < word.length - 1; at += 1) {
          if (!mayEnd(word, at)) continue
          whole.push([index + from, index + at + 1])
          // A soft hyphen counts as a part of the letter after it.
          from = at + (word[at] === '\u00ad' ? 2 : 1)
        }
        whole.push([index + from, index + word.length])
      }
      for (const { 0: number, index } of text.matchAll(phone))
        whole.push([index, index + number.length])
      if (block.matches('h1, h2, h3, h4, h5, h6')) {
        const spaced = text.replace(/\s/g, ' ')
        for (const name of names) {
          for (let at = spaced.indexOf(name); at >= 0; at = spaced.indexOf(name, at + 1)) {
            const to = at + name.length
            // A long name may be wider than the screen.
            if (linesOf(run, at, to)[1] < block.clientWidth) whole.push([at, to])
          }
        }
      }
      count += whole.length
      if (linesOf(run, 0, text.length)[0] < 2) return []
      const broken = whole.filter(([from, to]) => linesOf(run, from, to)[0] > 1)
      if (broken.length === 0) return []
      const parts = broken.map(([from, to]) => text.slice(from, to)).join(', ')
      return [violation(block, `broken: ${parts}`, broken.length)]
    })
    return { count, violations }
  },
}
