import type { Image } from 'mdast'
import type { Finding } from './article-findings'

/** Letters that an alternative text may have: it is heard in one go and cannot be skimmed. */
const longest = 150

const allowed = `![what the picture tells, in up to ${longest} letters](./photo.jpg)`

/** "A photo of …": that it is an image is said by the screen reader already. */
const namesItsKind =
  /^(?:(?:an?|the|this|my|our)\s+)?(?:image|picture|photo|photograph|graphic|icon|screen ?shot)s?(?:\s+(?:of|showing|that shows)\b|\s*$|\s*[:.-])/i

/** A name that a camera or a computer gave: IMG_1234, DSC 0042, Screenshot 2026-11-02. */
const givenName = /^(?:img|dscn?|pxl|photo|image|picture|screen ?shot|untitled)?[\s\d_.:()-]*$/i

/** Finds alternative texts that tell a reader who cannot see the image nothing. */
export function checkAlternativeText({
  alt,
  url,
}: Pick<Image, 'alt' | 'url'>): Finding | undefined {
  const text = (alt ?? '').replace(/\s+/g, ' ').trim()
  if (text === '') {
    return {
      kind: 'picture-without-words',
      found: 'a picture without alternative text',
      allowed,
      fix: 'Write between [ ] what the picture tells, for readers who cannot see it.',
    }
  }
  if (isFileName(text, url)) {
    return {
      kind: 'picture-words-empty',
      found: `"${text}", the name of a file, as alternative text`,
      allowed,
      fix: 'Write what the picture tells instead.',
    }
  }
  if (namesItsKind.test(text)) {
    return {
      kind: 'picture-words-empty',
      found: `"${text}"`,
      allowed,
      fix: 'Begin with what is seen. That it is a picture is said by itself.',
    }
  }
  if (text.length > longest) {
    return {
      kind: 'picture-words-too-long',
      found: `alternative text of ${text.length} letters`,
      allowed,
      fix: 'Say the main thing. Move the rest into the text, where everybody can read it.',
    }
  }
  return undefined
}

function isFileName(text: string, url: string): boolean {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const file = url.replace(/^.*\//, '').replace(/\.\w+$/, '')
  return (
    /^\S+\.(png|jpe?g|gif|webp|heic|svg)$/i.test(text) ||
    givenName.test(text) ||
    (/[-_]/.test(text) && plain(text) === plain(file))
  )
}
