export const texts = 'h1, h2, h3, h4, p, li, dt, dd, summary, figcaption, th, td'
/** Fewest letters by which a place is found, and most that are compared. */
const [fewest, most] = [4, 60]

/** Scrolls the preview to the words that the cursor gets to; returns how to stop it. */
export function followCursor(shown: () => HTMLElement | null): () => void {
  let waiting: ReturnType<typeof setTimeout>
  const follow = (): void => {
    const { activeElement: field } = document
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    const at = isText ? field.value : document.getSelection()?.anchorNode?.textContent
    const words = (at ?? '').trim().slice(0, most)
    const main = shown()
    const view = main?.ownerDocument.defaultView
    if (!main || !view || words.length < fewest) return
    const found = [...main.querySelectorAll(texts)].filter(
      (one) => !one.closest('.porchlight-mistakes') && one.textContent.includes(words),
    )
    const { top = 0, bottom = 0 } = found.at(-1)?.getBoundingClientRect() ?? {}
    // What is above the page stays in sight, and would hide the words.
    const notes = main.querySelector('.porchlight-notes')?.getBoundingClientRect().bottom ?? 0
    const isSeen = top > notes && bottom < view.innerHeight
    if (found.length > 0 && !isSeen) view.scrollBy({ top: top - notes - wordsMargin })
  }
  const wait = (): void => {
    clearTimeout(waiting)
    waiting = setTimeout(follow, followPause)
  }
  document.addEventListener('selectionchange', wait)
  return () => {
    clearTimeout(waiting)
    document.removeEventListener('selectionchange', wait)
  }
}

/** Distance of the words from what is above the page, in pixels. */
const wordsMargin = 32
/** Time after which the preview has drawn what was typed, in milliseconds. */
const followPause = 500
