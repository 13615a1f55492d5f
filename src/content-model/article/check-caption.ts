import type { Image } from 'mdast'
import type { Finding } from './article-findings'

/** Letters that the words below an image may have. */
const longest = 200

/** Finds words below an image that say nothing, too much, or what the alternative text says. */
export function checkCaption({ alt, title }: Pick<Image, 'alt' | 'title'>): Finding | undefined {
  if (title === null || title === undefined) return undefined
  const allowed = `words that say more than the alternative text, up to ${longest} letters, or nothing`
  const caption = title.trim()
  if (caption === '') {
    return {
      kind: 'caption-says-nothing',
      found: 'empty quotation marks behind a picture',
      allowed,
      fix: 'Remove them, or write what shall stand below the picture.',
    }
  }
  if (caption.toLowerCase() === alt?.trim().toLowerCase()) {
    return {
      kind: 'caption-says-nothing',
      found: `"${caption}" twice: as alternative text and below the picture`,
      allowed,
      fix: 'Remove it below the picture, or say something else there.',
    }
  }
  if (caption.length <= longest) return undefined
  return {
    kind: 'picture-words-too-long',
    found: `${caption.length} letters below a picture`,
    allowed,
    fix: 'Move the rest into the text.',
  }
}
