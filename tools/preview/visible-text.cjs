/**
 * Invisible characters, and those that change the direction of text, which could make a text look
 * like another. Zero-width joiners are allowed: emoji and some languages need them.
 */
const invisible =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu

function visibleText(text) {
  return text.replace(
    invisible,
    (character) => `[U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
  )
}

module.exports = { visibleText }
