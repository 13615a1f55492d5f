interface Recording {
  comfortAuditAnnounced?: string[]
}

/**
 * Runs in the page: records from now on the text that live regions announce. Only regions that are
 * there already count, because screen readers ignore text that is added together with its region.
 */
export function recordAnnouncements(): void {
  const announced: string[] = []
  const regions = document.querySelectorAll(
    '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]',
  )
  for (const region of regions) {
    let last = region.textContent?.trim() ?? ''
    new MutationObserver(() => {
      const text = region.textContent?.trim() ?? ''
      if (text && text !== last) announced.push(text)
      last = text
    }).observe(region, { childList: true, characterData: true, subtree: true })
  }
  ;(window as Recording).comfortAuditAnnounced = announced
}

/** Runs in the page: returns the recorded announcements, or null if another page has been loaded. */
export function readAnnouncements(): string[] | null {
  return (window as Recording).comfortAuditAnnounced ?? null
}
