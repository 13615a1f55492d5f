/**
 * Applies the stored preferences of the reader before the page is painted. Runs in the head of
 * every page, after the style elements of the color schemes, and again for each change.
 *
 * It is printed into the page with `toString()`: it must use nothing outside its own scope, and no
 * syntax that an old tablet cannot read.
 *
 * @param chosen CSS values: font `size` of the root, such as 150%, and line height `lines`; and a `theme`.
 * Defaults to what is stored on this device. Without that, the settings of the browser apply.
 */
export function applyPreferences(
  chosen?: Partial<Record<'size' | 'lines' | 'theme', string>>,
): void {
  try {
    chosen = chosen || (JSON.parse(localStorage.getItem('reading') || '') as typeof chosen)
  } catch {
    // Nothing is stored, or storage is blocked.
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
  // The button of the panel is shown only where this script ran.
  style.setProperty('--reading', 'inline-block')
  ;['dark', 'more', 'more-dark'].forEach((name, index) => {
    const sheet = document.getElementById('theme-' + name)
    if (sheet) (sheet as HTMLStyleElement).media = media[index] || never
  })
}
