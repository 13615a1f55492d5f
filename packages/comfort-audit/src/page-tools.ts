import type { Violation } from './rule'
import type { Variant } from './variants'

/** A box in the window, in CSS pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** An element that can be clicked, with the box that takes the click. */
export interface Target {
  element: HTMLElement
  box: Box
  /** True for a link inside a sentence. */
  inline: boolean
}

/** Functions for measures inside a page, as `window.comfortAudit`. */
export interface PageTools {
  variant: Variant
  /** Numbers that a measure stores for later variants of the same page. */
  memory: Record<string, number>
  /** Returns whether an element is visible. Content for screen readers alone is not. */
  isVisible: (element: Element) => boolean
  /** Returns every visible text node with its parent. */
  textNodes: () => { node: Text; element: HTMLElement }[]
  /** Returns the blocks of running text: those that end like a sentence and are longer than 60 characters. */
  textBlocks: () => HTMLElement[]
  /** Returns the number of characters in each line of a block. */
  lineLengths: (block: HTMLElement) => number[]
  /** Returns every visible element that can be clicked. */
  targets: () => Target[]
  /** Returns the nearest ancestor, or the element itself, that is not inline. */
  containingBlock: (element: Element) => HTMLElement
  violation: (element: Element, value: string, distance: number) => Violation
}

declare global {
  interface Window {
    comfortAudit: PageTools
  }
}

/** Returns the script that makes `window.comfortAudit`. */
export const pageToolsSource = (selectorAttributes: readonly string[]): string =>
  `(${String(installPageTools)})(${JSON.stringify(selectorAttributes)})`

/** Runs in the page, so it can use nothing else of this file: makes `window.comfortAudit`. */
function installPageTools(selectorAttributes: readonly string[]): void {
  const style = (element: Element): CSSStyleDeclaration => getComputedStyle(element)
  const notRendered = /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|TITLE|OPTION|SVG)$/i
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
  const isVisible = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    const { width, height } = element.getBoundingClientRect()
    return (width > 1 || height > 1) && !isClipped(element)
  }

  const textNodes: PageTools['textNodes'] = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const known = new Map<Element, boolean>()
    const found: ReturnType<PageTools['textNodes']> = []
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const element = node.parentElement
      if (!element || !node.data.trim() || notRendered.test(element.tagName)) continue
      if (!known.has(element)) known.set(element, isVisible(element))
      if (known.get(element)) found.push({ node, element })
    }
    return found
  }

  const containingBlock = (element: Element): HTMLElement => {
    let one = element
    while (one.parentElement && style(one).display.startsWith('inline')) one = one.parentElement
    return one as HTMLElement
  }

  const textBlocks = (): HTMLElement[] => {
    const blocks = new Set(textNodes().map(({ element }) => containingBlock(element)))
    return [...blocks].filter((block) => {
      if (block.matches('h1, h2, h3, h4, h5, h6, button, a, summary, label, legend')) return false
      if (block.closest('nav, button, summary, pre, table')) return false
      const text = block.textContent?.trim() ?? ''
      return text.length > 60 && /[.!?:]["”’)]?$/.test(text)
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
    [...document.querySelectorAll<HTMLElement>(targetSelector)].filter(isVisible).map((element) => {
      const length = (one: Element): number => one.textContent?.replace(/\s+/g, '').length ?? 0
      const block = containingBlock(element)
      const inline = style(element).display === 'inline' && length(block) > length(element)
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
      const attribute = selectorAttributes.find((wanted) => one?.getAttribute(wanted))
      if (attribute) {
        steps.unshift(`[${attribute}="${one.getAttribute(attribute)}"]`)
        break
      }
      const siblings = [...(one.parentElement?.children ?? [])].filter(
        ({ tagName }) => tagName === one?.tagName,
      )
      const position = siblings.length > 1 ? `:nth-of-type(${siblings.indexOf(one) + 1})` : ''
      steps.unshift(name + position)
      if (/^(main|header|footer|body)$/.test(name)) break
    }
    return steps.join(' > ')
  }

  const violation: PageTools['violation'] = (element, value, distance) => ({
    selector: selectorOf(element),
    text: (element.textContent?.trim() || element.getAttribute('aria-label') || '')
      .replace(/\s+/g, ' ')
      .slice(0, 60),
    value,
    distance,
  })

  const variant: Variant = { width: 1280, theme: 'light', state: 'plain' }
  window.comfortAudit = {
    ...{ variant, memory: {}, isVisible, textNodes, textBlocks },
    ...{ lineLengths, targets, containingBlock, violation },
  }
}
