import type { DisplayChoice, DisplaySettings } from '../../packages/comfort-audit/src'

/** The reading panel of this site, which the audit uses in wide viewports. */
export const readingPanel: DisplaySettings = { minWidth: 768, apply: applyInPanel }

/**
 * Runs in the page: applies a choice as the panel does when a reader changes it in another tab.
 *
 * @returns false if the page has no panel, or storage is blocked
 */
export function applyInPanel({ theme, doubleText }: DisplayChoice): boolean {
  const themes = { light: '', dark: 'dark', 'more contrast': 'more' }
  try {
    // The script of the panel sets this property. Without it the panel has no button.
    if (!getComputedStyle(document.documentElement).getPropertyValue('--reading')) return false
    const choice = { theme: themes[theme], size: doubleText ? '200%' : '' }
    localStorage.setItem('reading', JSON.stringify(choice))
    dispatchEvent(new StorageEvent('storage', { key: 'reading' }))
    return true
  } catch {
    return false
  }
}
