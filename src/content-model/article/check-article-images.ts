import type { Image, Content, Parent, Root } from 'mdast'
import type { Add } from './article-components'
import type { Details, DiagnosticKind } from '../diagnostics/mistakes'
import { markdown } from '../diagnostics/text-mistakes'
import { leftoverMarkup } from '../prose/leftover-markup'
import { singleLine } from '../text'
import { imageName, visitNodes } from './article-body'
import type { Facts } from '../facts'
import { findOwnFact } from '../variables/written-facts'

/** Most letters of an alternative text, which listeners hear in one go, and of a caption. */
const longestAlternative = 150
const longestCaption = 200

/** Alternative texts that begin with "A photo of …". Screen readers already announce that it is an image. */
const namesItsKind =
  /^(?:(?:an?|the|this|my|our)\s+)?(?:image|picture|photo|photograph|graphic|icon|screen ?shot)s?(?:\s+(?:of|showing|that shows)\b|\s*$|\s*[:.-])/i

/** A name that a camera or a computer gave: IMG_1234, DSC 0042, Screenshot 2026-11-02. */
const givenName = /^(?:img|dscn?|pxl|photo|image|picture|screen ?shot|untitled)?[\s\d_.:()-]*$/i

/** Reports a mistake at an image. */
type Report = <Kind extends DiagnosticKind>(kind: Kind, ...details: Details<Kind>) => void

/** Finds what is wrong with the alternative text of an image, for readers who cannot see it. */
function checkAlternativeText({ alt, url }: Image, report: Report): void {
  const text = singleLine(alt ?? '')
  if (text === '') report('picture-without-words')
  else if (isFileName(text, url)) {
    report('picture-words-empty', {
      found: `"${text}", the name of a file, as alternative text`,
      fix: 'Write what the picture shows instead.',
    })
  } else if (namesItsKind.test(text)) {
    report('picture-words-empty', {
      found: `"${text}"`,
      fix: 'Start with what it shows. Screen readers already announce that it is a picture.',
    })
  } else if (text.length > longestAlternative) {
    report('picture-words-too-long', {
      found: `alternative text of ${text.length} letters`,
      allowed: `![what the picture shows, in up to ${longestAlternative} letters](./photo.jpg)`,
      fix: 'Say the main thing. Move the rest into the text, where everybody can read it.',
    })
  }
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

/** Finds a caption that is empty, too long, or repeats the alternative text. */
function checkCaption({ alt, title }: Image, report: Report): void {
  const caption = title?.trim()
  if (caption === undefined) return
  if (caption === '') {
    report('caption-says-nothing', {
      found: 'empty quotation marks after a picture',
      fix: 'Remove them, or write a caption in them.',
    })
  } else if (caption.toLowerCase() === alt?.trim().toLowerCase()) {
    report('caption-says-nothing', {
      found: `"${caption}" twice: as alternative text and as the caption`,
      fix: 'Remove the caption, or say something else there.',
    })
  } else if (caption.length > longestCaption) {
    report('picture-words-too-long', {
      found: `a caption of ${caption.length} letters`,
      allowed: `a caption of up to ${longestCaption} letters`,
      fix: 'Move the rest into the text.',
    })
  }
}

/** Reports the images of a guide, which can't have any. */
export function refuseImages(root: Root, add: Add): void {
  visitNodes<Content>(root, (node) => {
    if (node.type === 'image') add(node, 'picture', 'picture-in-guide', { markdown })
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
  const report: Report = (kind, ...details) => add(node, 'picture', kind, ...details)
  checkPlace(node, above, report)
  checkAddress(node, report)
  checkAlternativeText(node, report)
  checkCaption(node, report)
  for (const words of [node.alt, node.title]) {
    for (const found of leftoverMarkup(words ?? '', 'field')) report('markup-left', found)
  }
  checkFacts(node, body, facts, report)
}

/** The elements that may contain an image: the text, a list, a step, an answer. */
const homes = new Set(['root', 'paragraph', 'list', 'listItem', 'Steps', 'Questions', 'Question'])

const ownLine = 'Put it on a line of its own, with an empty line above and below.'

function checkPlace(node: Image, above: readonly Parent[], report: Report): void {
  const foreign = above.map(nameOf).find((name) => !homes.has(name))
  if (foreign) {
    return report('picture-out-of-place', {
      found: `a picture inside ${elementNames[foreign] ?? `<${foreign}>`}`,
      allowed: 'a picture on its own, in the text, in a list or in an answer',
      fix: `Move it out. ${ownLine}`,
    })
  }
  const beside = (above[0]?.children ?? []).filter(
    (child) => child !== node && !(child.type === 'text' && child.value.trim() === ''),
  )
  if (beside.length === 0) return
  const others = beside.every((child) => child.type === 'image')
  report('picture-out-of-place', {
    found: others ? 'two pictures without an empty line between' : 'a picture inside a paragraph',
    allowed: 'a picture on its own',
    fix: ownLine,
  })
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

function checkAddress({ url }: Image, report: Report): void {
  if (imageName(url)) return
  report('picture-address', {
    found: `a picture at "${url.length > 80 ? `${url.slice(0, 80)}…` : url}"`,
    allowed: './ and the name of a .png, .jpg or .jpeg file in the folder of the article',
    fix: addressFix(url),
  })
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

/** Finds facts in alternative text and caption, which are shown exactly as written. */
function checkFacts(node: Image, body: string, facts: Facts, report: Report): void {
  const { start, end } = node.position ?? {}
  const source = body.slice(start?.offset, end?.offset)
  const own = findOwnFact(`${node.alt ?? ''}\n${node.title ?? ''}`, facts)
  if (!own && !/[{}]/.test(source)) return
  report('picture-words-with-fact', {
    found: own ? `"${own.text}" in the text of a picture` : 'braces in the text of a picture',
  })
}
