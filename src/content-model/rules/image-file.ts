import { imageName } from '../article/article-images'
import { leastWidth, mostBytes, mostPixels, imageFormats, type ImageFile } from '../image-file'
import type { Diagnostic } from '../diagnostic'

type DiagnosticText = Pick<Diagnostic, 'kind' | 'found' | 'allowed' | 'fix'>

/** Finds what is wrong with an image file by itself: its name, kind and size, and whether it is whole. */
export function checkImageFile(image: ImageFile): Diagnostic[] {
  const findings = [checkName(image), checkContent(image)]
  return findings.flatMap((text) =>
    text ? [{ file: image.path, line: 1, column: 1, field: '', ...text }] : [],
  )
}

function checkName({ name }: ImageFile): DiagnosticText | undefined {
  if (imageName(name)) return undefined
  return {
    kind: 'picture-file-name',
    found: 'a file name with a space or another sign',
    allowed: 'letters, digits, hyphens, underscores and dots',
    fix: 'Rename the file, such as phone-screen.png.',
  }
}

const kinds = 'a PNG or JPEG picture, as the end of its name says'

function checkContent({ name, bytes, facts }: ImageFile): DiagnosticText | undefined {
  if (bytes > mostBytes) {
    return {
      kind: 'picture-file-too-large',
      found: `a file of ${inMillions(bytes)} MB`,
      allowed: `a file of at most ${inMillions(mostBytes)} MB`,
      fix: 'Make the picture smaller in a picture program; 2,000 pixels of width are plenty.',
    }
  }
  if (!facts) return undefined
  const { format, width, height, whole } = facts
  if (!format) {
    return {
      kind: 'picture-file-damaged',
      found: 'a file that is no picture, or a damaged one',
      allowed: kinds,
      fix: 'Save the picture again, or copy it anew from where it came from.',
    }
  }
  if (format !== imageFormats[ending(name)]) return wrongKind(name, format)
  if (width * height > mostPixels) {
    return {
      kind: 'picture-file-too-large',
      found: `a picture of ${width} x ${height} pixels`,
      allowed: `at most ${inMillions(mostPixels)} million pixels, width times height`,
      fix: 'Make the picture smaller in a picture program; 2,000 pixels of width are plenty.',
    }
  }
  if (!whole) {
    return {
      kind: 'picture-file-damaged',
      found: 'a damaged picture: a part of it is missing or cannot be read',
      allowed: kinds,
      fix: 'Save the picture again, or copy it anew from where it came from.',
    }
  }
  if (width >= leastWidth) return undefined
  return {
    kind: 'picture-too-narrow',
    found: `a picture ${width} pixels wide`,
    allowed: `at least ${leastWidth} pixels, the width of the text; narrower ones are blurred`,
    fix: 'Take the picture anew, or save it larger from where it came from.',
  }
}

function wrongKind(name: string, format: string): DiagnosticText {
  const fit = Object.keys(imageFormats).find((key) => imageFormats[key] === format)
  return {
    kind: 'picture-file-kind',
    found: `a ${format.toUpperCase()} picture whose name ends in .${ending(name)}`,
    allowed: kinds,
    fix: fit
      ? `Rename it to ${name.replace(/\.\w+$/, '')}.${fit}, in the article too.`
      : 'Open it in a picture program and save it as PNG or JPEG.',
  }
}

function ending(name: string): string {
  return name.replace(/^.*\./, '').toLowerCase()
}

function inMillions(count: number): string {
  return (count / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 })
}
