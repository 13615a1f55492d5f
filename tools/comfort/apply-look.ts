import type { Page } from '@playwright/test'
import type { Look, Manner, Theme } from './looks'

const height = 740

/** What the reader's system asks for in each theme. */
const media: Record<Theme, Parameters<Page['emulateMedia']>[0]> = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  'more contrast': { colorScheme: 'light', contrast: 'more' },
}

/** The text spacing that WCAG 1.4.12 says a page must bear. */
const wideSpacing = `*:not(svg, svg *) {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }`

const styles: Partial<Record<Manner, string>> = {
  'text at 200 %': 'html { font-size: 200% !important; }',
  'wide spacing': wideSpacing,
}

/** What is chosen in the reading panel of our own site. */
interface PanelChoice {
  theme: string
  size: string
}

const panelThemes: Record<Theme, string> = { light: '', dark: 'dark', 'more contrast': 'more' }

/** From this width on our own site is asked by its panel. Below, and elsewhere, the system asks. */
const panelFrom = 768

function panelChoice({ width, theme, manner }: Look): PanelChoice {
  if (width < panelFrom) return { theme: '', size: '' }
  return { theme: panelThemes[theme], size: manner === 'text at 200 %' ? '200%' : '' }
}

/** Shows an open page in another look; the page is not loaded anew. */
export async function applyLook(page: Page, look: Look, before?: Look): Promise<void> {
  const choice = panelChoice(look)
  const chosen = await page.evaluate(choose, choice)
  const theme = chosen && choice.theme ? 'light' : look.theme
  await page.emulateMedia({ ...media[theme], reducedMotion: 'reduce' })
  if (look.width !== before?.width) await page.setViewportSize({ width: look.width, height })
  const style = chosen && choice.size ? '' : (styles[look.manner] ?? '')
  await page.evaluate(takeOn, { style, manner: look.manner })
}

/**
 * Runs in the page: chooses in the reading panel, as the same reader in another tab would.
 *
 * @returns false: the site has no such panel, and nothing was done
 */
function choose(choice: PanelChoice): boolean {
  try {
    // The script of the panel says so; without it the panel has no button.
    if (!getComputedStyle(document.documentElement).getPropertyValue('--reading')) return false
    localStorage.setItem('reading', JSON.stringify(choice))
    dispatchEvent(new StorageEvent('storage', { key: 'reading' }))
    return true
  } catch {
    return false
  }
}

/** Runs in the page: puts on a style, and opens or closes what opens. */
function takeOn({ style, manner }: { style: string; manner: string }): void {
  const sheet =
    document.getElementById('comfort-style') ??
    document.head.appendChild(
      Object.assign(document.createElement('style'), { id: 'comfort-style' }),
    )
  sheet.textContent = style
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details')) {
    // Rows that share a name would close each other.
    if (details.name) details.dataset.comfortName = details.name
    const inHeader = details.closest('header') !== null
    const opens = manner === 'all open' || manner === (inHeader ? 'menus open' : 'answers open')
    if (opens) {
      details.removeAttribute('name')
      if (!details.open) details.dataset.comfortOpened = ''
      details.open = true
    } else if ('comfortOpened' in details.dataset) {
      details.open = false
      delete details.dataset.comfortOpened
    }
    if (!opens && details.dataset.comfortName) details.name = details.dataset.comfortName
  }
}
