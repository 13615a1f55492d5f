/**
 * Keeps an article open after a save, and when Escape is pressed. Sveltia reads its preferences while it is loaded, so
 * this module is imported before it. A choice in its settings wins.
 */
const key = 'sveltia-cms.prefs'

try {
  const chosen = JSON.parse(localStorage.getItem(key) ?? '{}') as object
  localStorage.setItem(
    key,
    JSON.stringify({ closeOnSave: false, closeWithEscape: false, ...chosen }),
  )
} catch {
  // Without storage, or with preferences that cannot be read, Sveltia uses its own.
}
