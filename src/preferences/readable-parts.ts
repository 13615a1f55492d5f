/** Element that is read aloud as one text. */
export interface ReadablePart {
  /** Element to highlight meanwhile. */
  element: Element
  text: string
}

const blocks = 'p, li, h1, h2, h3, h4, dt, dd, td, th, caption, figcaption, blockquote, summary'
/**
 * Selector of elements that are not read aloud: controls, navigation, hidden elements, live
 * regions.
 */
const skipped =
  'nav, form, button, script, style, template, [hidden], [aria-hidden=true], [role=status], [role=alert]'

/**
 * Returns the texts to read aloud in document order: one for each paragraph, heading and list item.
 * Closed answers are included, other hidden elements are not.
 */
export function readableParts(main: Element): ReadablePart[] {
  const parts: ReadablePart[] = []
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? ''
    const parent = walker.currentNode.parentElement
    if (!parent || !text.trim() || parent.closest(skipped) || !isShown(parent)) continue
    const element = parent.closest(blocks) ?? parent
    const last = parts[parts.length - 1]
    if (last?.element === element) last.text += text
    else parts.push({ element, text })
  }
  return parts.map(({ element, text }) => ({ element, text: text.replace(/\s+/g, ' ').trim() }))
}

function isShown(element: Element): boolean {
  if (element.closest('details:not([open])')) return true
  return element.getClientRects().length > 0
}

/** Splits a text into sentences: some browsers stop in the middle of long utterances. */
export function sentences(text: string): string[] {
  return text.replace(/([.!?]["”’)]*)\s+/g, '$1\n').split('\n')
}
