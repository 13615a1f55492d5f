import type { Image, Content, Parent, Root } from 'mdast'
import { type Finding, markdown, type Add } from './article-components'
import { singleLine } from '../text'
import { imageName, visitNodes } from './article-body'
import type { Facts } from '../facts'
import { findOwnFact } from '../variables/written-facts'

/** Letters that an alternative text may have: it is heard in one go and cannot be skimmed. */
const longestAlternative = 150

const allowed = `![what the picture tells, in up to ${longestAlternative} letters](./photo.jpg)`

/** Alternative texts that begin with "A photo of …". Screen readers already announce that it is an image. */
const namesItsKind =
  /^(?:(?:an?|the|this|my|our)\s+)?(?:image|picture|photo|photograph|graphic|icon|screen ?shot)s?(?:\s+(?:of|showing|that shows)\b|\s*$|\s*[:.-])/i

/** A name that a camera or a computer gave: IMG_1234, DSC 0042, Screenshot 2026-11-02. */
const givenName = /^(?:img|dscn?|pxl|photo|image|picture|screen ?shot|untitled)?[\s\d_.:()-]*$/i

/** Finds alternative texts that tell a reader who cannot see the image nothing. */
export function checkAlternativeText({
  alt,
  url,
}: Pick<Image, 'alt' | 'url'>): Finding | undefined {
  const text = singleLine(alt ?? '')
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
  if (text.length > longestAlternative) {
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

/** Letters that the words below an image may have. */
const longestCaption = 200

/** Finds words below an image that say nothing, too much, or what the alternative text says. */
export function checkCaption({ alt, title }: Pick<Image, 'alt' | 'title'>): Finding | undefined {
  if (title === null || title === undefined) return undefined
  const allowed = `words that say more than the alternative text, up to ${longestCaption} letters, or nothing`
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
  if (caption.length <= longestCaption) return undefined
  return {
    kind: 'picture-words-too-long',
    found: `${caption.length} letters below a picture`,
    allowed,
    fix: 'Move the rest into the text.',
  }
}

/** Finds the images of a text that may hold none. */
export function refuseImages(root: Root, add: Add): void {
  visitNodes<Content>(root, (node) => {
    if (node.type !== 'image') return
    add(node, 'picture', {
      kind: 'picture-in-guide',
      found: 'a picture',
      allowed: `${markdown}; only articles hold pictures`,
      fix: 'Remove it, and say in words what it shows.',
    })
  })
}

/** Finds images out of their place, of a wrong address, and without fitting words. */
export function checkArticleImages(root: Root, body: string, facts: Facts, add: Add): void {
  const walk = (node: Root | Content, above: readonly Parent[]): void => {
    if (node.type === 'image') checkImage(node, above, body, facts, add)
    else if ('children' in node) {
      for (const child of node.children) walk(child, [node, ...above])
    }
  }
  walk(root, [])
}

function checkImage(
  node: Image,
  above: readonly Parent[],
  body: string,
  facts: Facts,
  add: Add,
): void {
  const findings = [
    misplacedImage(node, above),
    addressFinding(node.url),
    checkAlternativeText(node),
    checkCaption(node),
    factFinding(node, body, facts),
  ]
  for (const finding of findings) if (finding) add(node, 'picture', finding)
}

/** The elements that may contain an image: the text, a list, a step, an answer. */
const homes = new Set(['root', 'paragraph', 'list', 'listItem', 'Steps', 'Questions', 'Question'])

const ownLine = 'Put it on a line of its own, with an empty line above and below.'

function misplacedImage(node: Image, above: readonly Parent[]): Finding | undefined {
  const foreign = above.map(nameOf).find((name) => !homes.has(name))
  if (foreign) {
    return {
      kind: 'picture-out-of-place',
      found: `a picture inside ${elementNames[foreign] ?? `<${foreign}>`}`,
      allowed: 'a picture by itself, in the text, in a list or in an answer',
      fix: `Move it out. ${ownLine}`,
    }
  }
  const beside = (above[0]?.children ?? []).filter(
    (child) => child !== node && !(child.type === 'text' && child.value.trim() === ''),
  )
  if (beside.length === 0) return undefined
  const others = beside.every((child) => child.type === 'image')
  return {
    kind: 'picture-out-of-place',
    found: others ? 'two pictures without an empty line between' : 'a picture inside running text',
    allowed: 'a picture by itself',
    fix: ownLine,
  }
}

const elementNames: Readonly<Record<string, string>> = {
  link: 'a link',
  heading: 'a heading',
  strong: 'bold words',
  emphasis: 'words in *emphasis*',
  blockquote: 'a quote',
}

function nameOf(node: Parent): string {
  return 'name' in node && typeof node.name === 'string' ? node.name : node.type
}

function addressFinding(url: string): Finding | undefined {
  if (imageName(url)) return undefined
  return {
    kind: 'picture-address',
    found: `a picture at "${url.length > 80 ? `${url.slice(0, 80)}…` : url}"`,
    allowed: './ and the name of a .png, .jpg or .jpeg file in the folder of the article',
    fix: addressFix(url),
  }
}

function addressFix(url: string): string {
  if (/^(https?:)?\/\//i.test(url)) {
    return 'Save it in the folder of the article, if you have the right to use it, and write ./ and its name.'
  }
  if (/^data:/i.test(url)) return 'Save it as a file in the folder of the article.'
  if (/[/\\]/.test(url.replace(/^\.\//, ''))) {
    return 'Copy it into the folder of the article, and write ./ and its name.'
  }
  if (/\.(png|jpe?g)$/i.test(url)) {
    return 'Rename the file: letters, digits and hyphens, no spaces. Then write ./ and its name.'
  }
  return 'Save it as PNG or JPEG.'
}

/** Both texts are printed as they stand: no facts in braces, and no fact written out. */
function factFinding(node: Image, body: string, facts: Facts): Finding | undefined {
  const { start, end } = node.position ?? {}
  const source = body.slice(start?.offset, end?.offset)
  const own = findOwnFact(`${node.alt ?? ''}\n${node.title ?? ''}`, facts)
  if (!own && !/[{}]/.test(source)) return undefined
  return {
    kind: 'picture-words-with-fact',
    found: own ? `"${own.text}" in the words of a picture` : 'braces in the words of a picture',
    allowed: 'words without facts; facts such as {phone} stand in the text',
    fix: 'Move the fact into the text above or below the picture.',
  }
}
