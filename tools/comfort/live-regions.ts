interface Listening {
  comfortHeard?: string[]
}

/**
 * Runs in the page: notes from now on what live regions say. Only regions that are there already
 * count, since screen readers pass over words that come together with their region.
 */
export function startListening(): void {
  const heard: string[] = []
  const regions = document.querySelectorAll(
    '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]',
  )
  for (const region of regions) {
    let last = region.textContent?.trim() ?? ''
    new MutationObserver(() => {
      const words = region.textContent?.trim() ?? ''
      if (words && words !== last) heard.push(words)
      last = words
    }).observe(region, { childList: true, characterData: true, subtree: true })
  }
  ;(window as Listening).comfortHeard = heard
}

/** Runs in the page: what was said since; null where the page is another one. */
export function said(): string[] | null {
  return (window as Listening).comfortHeard ?? null
}
