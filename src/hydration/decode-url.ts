/** Characters that decodeURI leaves encoded: # $ % & + , / : ; = ? @ */
const encodedCharacter = /%(?:2[3-6BCF]|3[ABDF]|40)/gi

/**
 * Decodes the path of the URL before Gatsby's router reads it, which it does once, when it is
 * imported. Some mail programs encode characters of a link, as in /blog%3Fq=scam. The router would
 * encode them again, not find the page that it has loaded, and leave the screen white.
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

/** Returns true if a fragment can be decoded. With a single %, Gatsby would fail. */
function isDecodable(text: string): boolean {
  try {
    return decodeURI(text) !== undefined
  } catch {
    return false
  }
}

export {}
