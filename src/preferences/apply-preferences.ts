/**
 * Puts in force what a reader chose in the preferences panel, before the page is painted. Runs in the
 * head of every page, behind the style elements of the schemes, and again for each change.
 *
 * It is printed into the page with `toString()`: it must use nothing from outside itself, and no
 * syntax that an old tablet cannot read.
 *
 * @param chosen values of CSS: `size` of the root, such as 150%, and height of `lines`; and a `theme`.
 * Left out: what this device remembers. Where that is nothing, the settings of the browser hold.
 */
export function applyPreferences(
  chosen?: Partial<Record<'size' | 'lines' | 'theme', string>>,
): void {
  try {
    chosen = chosen || (JSON.parse(localStorage.getItem('reading') || '') as typeof chosen)
  } catch {
    // Nothing kept, or storage is blocked.
    chosen = {}
  }
  const { size = '', lines = '', theme = '' } = chosen || {}
  const never = 'not all'
  const dark = 'screen and (prefers-color-scheme:dark)'
  const more = 'screen and (prefers-contrast:more)'
  const themes: Record<string, string[]> = {
    light: [never, never, never],
    dark: ['screen', never, never],
    more: [never, 'screen', dark],
  }
  const media = themes[theme] || [dark, more, more + dark.slice(6)]
  const style = document.documentElement.style
  style.fontSize = size
  style.setProperty('--lines', lines)
  // The button of the panel is there only where this ran.
  style.setProperty('--reading', 'inline-block')
  ;['dark', 'more', 'more-dark'].forEach((name, index) => {
    const sheet = document.getElementById('theme-' + name)
    if (sheet) (sheet as HTMLStyleElement).media = media[index] || never
  })
}
