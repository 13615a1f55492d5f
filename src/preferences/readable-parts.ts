/** A piece of the page that is read in one go. */
export interface ReadablePart {
  /** What is highlighted meanwhile. */
  element: Element
  text: string
}

const blocks = 'p, li, h1, h2, h3, h4, dt, dd, td, th, caption, figcaption, blockquote, summary'
/** What is there to press, to look at, or to find one's way, and not to be read. */
const skipped =
  'nav, form, button, script, style, template, [hidden], [aria-hidden=true], [role=status], [role=alert]'

/**
 * Finds what is to be read aloud, in the order of the page: the words of each paragraph, heading
 * and entry of a list. Answers that are closed belong to it; anything else that is not shown does
 * not.
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

/** Sentences one by one: some browsers fall silent in the middle of long texts. */
export function sentences(text: string): string[] {
  return text.replace(/([.!?]["”’)]*)\s+/g, '$1\n').split('\n')
}
