/** Signs that decodeURI leaves encoded: # $ % & + , / : ; = ? @ */
const encodedCharacter = /%(?:2[3-6BCF]|3[ABDF]|40)/gi

/**
 * An address may hold signs that are encoded, as in /blog%3Fq=scam, which some mail programs make of a
 * link. Gatsby's router encodes them once more; then it does not find the page that it has loaded, and
 * the visitor's screen goes white. So none is left in the address when the router reads it, which it
 * does once, as it is imported.
 */
const { origin, pathname, search, hash } = window.location
const isNotFound = document.querySelector('[data-not-found]') !== null
const fragment = isDecodable(hash) ? hash : ''
const decoded = pathname.replace(encodedCharacter, (character) =>
  isNotFound ? '-' : decodeURIComponent(character),
)
if (decoded !== pathname || fragment !== hash) {
  window.history.replaceState(window.history.state, '', origin + decoded + search + fragment)
}

/** What comes behind a # may end in a lone %, where Gatsby would give up the page. */
function isDecodable(text: string): boolean {
  try {
    return decodeURI(text) !== undefined
  } catch {
    return false
  }
}

export {}
