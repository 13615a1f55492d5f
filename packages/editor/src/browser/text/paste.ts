/** How Word begins the items of a list that has numbers. */
const numbered = /^\s*\(?(?:\d{1,3}|[a-z])[.)]/i

/**
 * Returns pasted HTML with lists where Word has paragraphs that look like items. Pictures are left out: they are added
 * with words for readers who cannot see them.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('img, style, script, meta, title, o\\:p'))
    element.remove()
  let list: Element | undefined
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    const isItem = /mso-list\s*:\s*(?!none)/i.test(paragraph.getAttribute('style') ?? '')
    if (!isItem) {
      list = undefined
      continue
    }
    // Word writes the bullet or number into the text, as something to be ignored.
    const labels = [...paragraph.querySelectorAll('span')].filter(({ style, outerHTML }) =>
      /mso-list\s*:\s*ignore/i.test(style.cssText + (/<span[^>]*>/.exec(outerHTML)?.[0] ?? '')),
    )
    const tag = numbered.test(labels[0]?.textContent ?? '') ? 'ol' : 'ul'
    for (const label of labels) label.remove()
    if (list?.tagName.toLowerCase() !== tag || paragraph.previousElementSibling !== list) {
      list = document.createElement(tag)
      paragraph.before(list)
    }
    const item = document.createElement('li')
    list.append(item)
    item.append(paragraph)
  }
  return body.innerHTML
}
