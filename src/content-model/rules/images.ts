import type { ShownImage } from '../article/article-images'
import { fileOf } from '../record-key'
import type { ImageFile } from '../image-file'
import { portraitFolder } from '../portrait-file'
import type { Diagnostic } from '../diagnostic'
import type { ContentRecords } from '../record'
import { listValues, nearest } from '../parse/spelling'
import { inspectBodies } from './bodies'
import { checkImageFile } from './image-file'

type DiagnosticText = Pick<Diagnostic, 'kind' | 'found' | 'allowed' | 'fix'>

/** What each article shows, by its file; nothing where its text cannot be read, which is said elsewhere. */
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
          : atFile(image, {
              kind: 'picture-unused',
              found: 'a picture in a folder without an article',
              allowed: `${articleOf(image)} beside it`,
              fix: 'Add the article, or remove the file.',
            })),
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
  return atFile(image, {
    kind: 'picture-unused',
    found: 'a picture that the article does not show',
    allowed: 'pictures that index.mdx beside them shows',
    fix: `Write ![what it shows](./${image.name}) in index.mdx, or remove the file.`,
  })
}

function atFile({ path }: ImageFile, text: DiagnosticText): Diagnostic[] {
  return [{ file: path, line: 1, column: 1, field: '', ...text }]
}
