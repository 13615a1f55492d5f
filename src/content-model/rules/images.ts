import { imageName, type ShownImage } from '../article/article-body'
import {
  leastWidth,
  mostBytes,
  mostPixels,
  imageFormats,
  type ImageFile,
  portraitFolder,
  mostPortraitBytes,
  type PortraitDrawing,
} from '../media-files'
import { diagnosticOfFile, type Diagnostic, type DiagnosticText } from '../diagnostic'
import { fileOf, type ContentRecords, diagnosticAt } from '../record'
import { listValues, nearest, closest } from '../parse/suggestions'
import { inspectBodies } from './articles'
import { drawingMistakes, inKilobytes } from './brand'

/** Finds what is wrong with an image file by itself: its name, kind and size, and whether it is whole. */
export function checkImageFile(image: ImageFile): Diagnostic[] {
  const findings = [checkName(image), checkContent(image)]
  return findings.flatMap((text) => (text ? diagnosticOfFile(image.path, text) : []))
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

/** The images of each article by its file; `undefined` if its text can't be parsed, which is reported elsewhere. */
type Shown = ReadonlyMap<string, readonly ShownImage[] | undefined>

/** Finds images that articles show and that are not there, or not fit, and those that none shows. */
export function checkImages(records: ContentRecords): Diagnostic[] {
  const articles = new Set(
    records.ids('article').map((id) => fileOf('article', id, records.language)),
  )
  const shown: Shown = new Map(
    Array.from(inspectBodies(records), ([{ file }, { images }]) => [file, images]),
  )
  const beside = new Map<string, string[]>()
  const images = records.images.filter(({ folder }) => folder !== portraitFolder)
  for (const image of images) {
    const names = beside.get(articleOf(image)) ?? []
    beside.set(articleOf(image), [...names, image.name])
  }
  return [
    ...records
      .of('article')
      .flatMap(({ file }) => missing(file, shown.get(file) ?? [], beside.get(file) ?? [])),
    ...images
      .filter(({ inherited }) => !inherited)
      .flatMap((image) => [
        ...checkImageFile(image),
        ...(articles.has(articleOf(image))
          ? unused(image, shown.get(articleOf(image)))
          : [
              diagnosticOfFile(image.path, {
                kind: 'picture-unused',
                found: 'a picture in a folder without an article',
                allowed: `${articleOf(image)} beside it`,
                fix: 'Add the article, or remove the file.',
              }),
            ]),
      ]),
  ]
}

/** The article that an image lies beside. */
function articleOf({ folder }: ImageFile): string {
  return `${folder}/index.mdx`
}

function missing(
  file: string,
  shown: readonly ShownImage[],
  names: readonly string[],
): Diagnostic[] {
  return shown
    .filter(({ name }) => !names.includes(name))
    .map(({ name, line, column }) => ({
      file,
      line,
      column,
      field: 'picture',
      ...noSuchFile(name, names),
    }))
}

function noSuchFile(name: string, names: readonly string[]): DiagnosticText {
  const otherCase = names.find((one) => one.toLowerCase() === name.toLowerCase())
  if (otherCase) {
    return {
      kind: 'picture-missing',
      found: `a picture "./${name}", while the file is called "${otherCase}"`,
      allowed: 'the name with the same capital and small letters',
      fix: `Write ./${otherCase}. Not every computer takes both for the same file.`,
    }
  }
  const near = nearest(name, names)
  return {
    kind: 'picture-missing',
    found: `a picture "./${name}", and there is no such file`,
    allowed:
      listValues(
        name,
        names.map((one) => `./${one}`),
      ) || 'a PNG or JPEG file beside index.mdx',
    fix: near
      ? `Did you mean "./${near}"?`
      : 'Put the file into the folder of the article, or remove the picture.',
  }
}

/** An image that no article shows has been forgotten, or was not meant for this folder. */
function unused(image: ImageFile, shown: readonly ShownImage[] | undefined): Diagnostic[] {
  // What a broken article shows cannot be known. Another case of letters is said at the article.
  const isShown = shown?.some(({ name }) => name.toLowerCase() === image.name.toLowerCase())
  if (!shown || isShown) return []
  return [
    diagnosticOfFile(image.path, {
      kind: 'picture-unused',
      found: 'a picture that the article does not show',
      allowed: 'pictures that index.mdx beside them shows',
      fix: `Write ![what it shows](./${image.name}) in index.mdx, or remove the file.`,
    }),
  ]
}

/** Finds portraits that are missing, unused or not fit to be shown. */
export function checkPortraits(records: ContentRecords): Diagnostic[] {
  const photos = records.images.filter(({ folder }) => folder === portraitFolder)
  const paths = [...photos, ...records.portraits].map(({ path }) => path).sort()
  const people = records.of('team')
  const named = new Set(people.map(({ data }) => data.image))
  const missing = people.flatMap((record) => {
    const { image } = record.data
    if (image === undefined || paths.includes(image)) return []
    return diagnosticAt(record, ['image'], {
      kind: 'portrait-missing',
      found: `"${image}", and there is no such file in the content folder`,
      allowed: listValues(image, paths) || 'the path of a file beside that of the person',
      fix: paths.length > 0 ? closest(image, paths) : 'Add the file, or remove the line.',
    })
  })
  // Whom a portrait is of cannot be known where a person has mistakes.
  const isKnown = people.length === records.ids('team').length && missing.length === 0
  return [
    ...missing,
    ...paths.filter((path) => isKnown && !named.has(path)).map(unusedPortrait),
    ...photos.flatMap(checkImageFile),
    ...records.portraits.flatMap(portraitMistakes),
  ]
}

function unusedPortrait(file: string): Diagnostic {
  return diagnosticOfFile(file, {
    kind: 'portrait-unused',
    found: 'a portrait that no file of the team names',
    allowed: 'portraits that a file beside them names',
    fix: `Write "image: ${file}" into the file of the person, or remove the portrait.`,
  })
}

function portraitMistakes(portrait: PortraitDrawing): Diagnostic[] {
  const { path, bytes } = portrait
  if (bytes.length <= mostPortraitBytes) return drawingMistakes(portrait)
  return [
    diagnosticOfFile(path, {
      kind: 'portrait-too-large',
      found: `a drawing of ${inKilobytes(bytes.length)} kB`,
      allowed: `at most ${inKilobytes(mostPortraitBytes)} kB`,
      fix: 'Simplify the drawing, or save it as a PNG picture.',
    }),
  ]
}
