import type { Look } from './looks'
import type { Offender } from './rule'

/** A box in the window, in CSS pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Something that can be pressed, with the box that takes the press. */
export interface Target {
  element: HTMLElement
  box: Box
  /** A link among words. */
  inline: boolean
}

/** What measures may use inside a page, as `window.comfort`. */
export interface PageTools {
  look: Look
  /** What a measure wants to know again in a later look of the same page. */
  memory: Record<string, number>
  /** Whether an element can be seen; what only screen readers get cannot. */
  seen: (element: Element) => boolean
  /** Every text that can be seen, with the element it stands in. */
  texts: () => { node: Text; element: HTMLElement }[]
  /** The blocks that hold running text: sentences, at least two lines of them or one long one. */
  running: () => HTMLElement[]
  /** The numbers of letters in the lines of a block. */
  lineLengths: (block: HTMLElement) => number[]
  targets: () => Target[]
  /** The nearest element around one that is no part of a line. */
  blockOf: (element: Element) => HTMLElement
  offender: (element: Element, value: string, distance: number) => Offender
}

declare global {
  interface Window {
    comfort: PageTools
  }
}

/** Runs in the page: makes `window.comfort`. It may use nothing of this file. */
export function installPageTools(): void {
  const style = (element: Element): CSSStyleDeclaration => getComputedStyle(element)
  const unseen = /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|TITLE|OPTION|SVG)$/i
  const targetSelector =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [tabindex]:not([tabindex="-1"])'

  const isClipped = (element: Element): boolean => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { clipPath, clip, position } = style(one)
      if (clipPath.startsWith('inset(5') || clipPath.startsWith('inset(100')) return true
      if (position === 'absolute' && clip !== 'auto') return true
    }
    return false
  }
  const seen = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    const { width, height } = element.getBoundingClientRect()
    return (width > 1 || height > 1) && !isClipped(element)
  }

  const texts: PageTools['texts'] = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const known = new Map<Element, boolean>()
    const found: ReturnType<PageTools['texts']> = []
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const element = node.parentElement
      if (!element || !node.data.trim() || unseen.test(element.tagName)) continue
      if (!known.has(element)) known.set(element, seen(element))
      if (known.get(element)) found.push({ node, element })
    }
    return found
  }

  const blockOf = (element: Element): HTMLElement => {
    let one = element
    while (one.parentElement && style(one).display.startsWith('inline')) one = one.parentElement
    return one as HTMLElement
  }

  const running = (): HTMLElement[] => {
    const blocks = new Set(texts().map(({ element }) => blockOf(element)))
    return [...blocks].filter((block) => {
      if (block.matches('h1, h2, h3, h4, h5, h6, button, a, summary, label, legend')) return false
      if (block.closest('nav, button, summary, pre, table')) return false
      const words = block.textContent?.trim() ?? ''
      return words.length > 60 && /[.!?:]["”’)]?$/.test(words)
    })
  }

  const lineLengths = (block: HTMLElement): number[] => {
    const size = parseFloat(style(block).fontSize)
    const range = document.createRange()
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    const lines: { top: number; length: number }[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      for (const word of node.data.matchAll(/\S+\s*/g)) {
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].trimEnd().length)
        for (const box of [...range.getClientRects()].slice(0, 1)) {
          const line = lines.at(-1)
          const letters = word[0].replace(/\s+/g, ' ').length
          if (line && Math.abs(line.top - box.top) < size / 2) line.length += letters
          else lines.push({ top: box.top, length: letters })
        }
      }
    }
    return lines.map(({ length }) => length - 1)
  }

  const boxOf = (element: HTMLElement): Box => {
    const after = getComputedStyle(element, '::after')
    const covers =
      after.content !== 'none' &&
      after.position === 'absolute' &&
      [after.top, after.right, after.bottom, after.left].every((side) => side === '0px')
    const boxes = [element]
    if (covers && element.offsetParent) boxes.push(element.offsetParent as HTMLElement)
    const { labels, type } = element as HTMLInputElement
    if (labels && /^(radio|checkbox)$/.test(type))
      boxes.push(...(labels as NodeListOf<HTMLElement>))
    const rects = boxes.map((one) => one.getBoundingClientRect())
    return {
      left: Math.min(...rects.map((rect) => rect.left)),
      top: Math.min(...rects.map((rect) => rect.top)),
      right: Math.max(...rects.map((rect) => rect.right)),
      bottom: Math.max(...rects.map((rect) => rect.bottom)),
    }
  }
  const targets = (): Target[] =>
    [...document.querySelectorAll<HTMLElement>(targetSelector)].filter(seen).map((element) => {
      const words = (one: Element): number => one.textContent?.replace(/\s+/g, '').length ?? 0
      const inline = style(element).display === 'inline' && words(blockOf(element)) > words(element)
      return { element, box: boxOf(element), inline }
    })

  const selectorOf = (element: Element): string => {
    const steps: string[] = []
    for (let one: Element | null = element; one && steps.length < 5; one = one.parentElement) {
      if (one.id) {
        steps.unshift(`#${CSS.escape(one.id)}`)
        break
      }
      const name = one.tagName.toLowerCase()
      const section = one.getAttribute('data-section')
      if (section) {
        steps.unshift(`[data-section="${section}"]`)
        break
      }
      const alike = [...(one.parentElement?.children ?? [])].filter(
        ({ tagName }) => tagName === one?.tagName,
      )
      const place = alike.length > 1 ? `:nth-of-type(${alike.indexOf(one) + 1})` : ''
      steps.unshift(name + place)
      if (/^(main|header|footer|body)$/.test(name)) break
    }
    return steps.join(' > ')
  }

  const offender: PageTools['offender'] = (element, value, distance) => ({
    selector: selectorOf(element),
    text: (element.textContent?.trim() || element.getAttribute('aria-label') || '')
      .replace(/\s+/g, ' ')
      .slice(0, 60),
    value,
    distance,
  })

  const look: Look = { width: 1280, theme: 'light', manner: 'plain' }
  window.comfort = {
    ...{ look, memory: {}, seen, texts, running },
    ...{ lineLengths, targets, blockOf, offender },
  }
}
