import { imageName, type ShownImage } from '../article/article-body'
import { diagnosticOfFile, type Diagnostic } from '../diagnostic'
import { explain, type MistakeText } from '../diagnostics/mistakes'
import {
  imageFormats,
  leastWidth,
  mostBytes,
  mostDrawingBytes,
  mostPixels,
  mostPortraitBytes,
  isArticleImage,
  mostTypefaceBytes,
  photoFolder,
  portraitFolder,
  portraitPath,
  type ImageFile,
  type MediaFile,
} from '../media-files'
import { drawingElements, readDrawing, widestDrawing } from '../parse/read-drawing'
import { fieldValues } from '../parse/field-values'
import type { Step } from '../parse/parse-yaml'
import { closest, listValues, nearest } from '../parse/suggestions'
import { diagnosticAt, fileOf, type ContentRecord, type ContentRecords } from '../record'
import { inspectBodies } from './articles'

/** A file that a field names. */
interface NamedFile {
  record: ContentRecord
  field: readonly Step[]
  file: string
}

/**
 * Finds files that fields name and that are not there, and files that no field names.
 *
 * @param paths the files that are there
 * @param of whose files they are
 * @param advice what to write, and what to do, if there are none
 */
function checkNamedFiles(
  named: readonly NamedFile[],
  paths: readonly string[],
  of: 'brand-file' | 'portrait' | 'photo',
  advice: { allowed: string; fix: string },
): Diagnostic[] {
  return [
    ...named
      .filter(({ file }) => !paths.includes(file))
      .map(({ record, field, file }) =>
        diagnosticAt(record, field, `${of}-missing`, {
          file,
          allowed: listValues(file, paths) || advice.allowed,
          fix: paths.length > 0 ? closest(file, paths) : advice.fix,
        }),
      ),
    ...paths
      .filter((path) => !named.some(({ file }) => file === path))
      .map((path) => diagnosticOfFile(path, explain(`${of}-unused`, { file: path }))),
  ]
}

/** Finds files of the brand that are missing, unused, or unfit to be part of a page. */
export function checkBrandFiles(records: ContentRecords): Diagnostic[] {
  const [record] = records.of('brand')
  // Mistakes in brand.yaml come first.
  if (!record) return []
  const { logo, icon, typeface } = record.data
  const named: NamedFile[] = [
    { record, field: ['logo'], file: logo },
    ...(icon === undefined ? [] : [{ record, field: ['icon'], file: icon }]),
    ...(typeface ? [{ record, field: ['typeface', 'file'], file: typeface.file }] : []),
  ]
  const { brandFiles } = records
  return [
    ...checkNamedFiles(
      named,
      brandFiles.map(({ path }) => path),
      'brand-file',
      {
        allowed: 'the path of a file in the folder brand',
        fix: 'Put a file there.',
      },
    ),
    ...brandFiles
      .filter(({ path }) => named.some(({ file }) => file === path))
      .flatMap((file) => (file.path.endsWith('.svg') ? checkLogo(file) : checkTypeface(file))),
  ]
}

function checkLogo(file: MediaFile): Diagnostic[] {
  return isLarger(file, mostDrawingBytes)
    ? tooLarge(file, 'brand-file-too-large', mostDrawingBytes, simplify)
    : checkDrawing(file)
}

const simplify = 'Simplify the drawing: fewer points, and two digits after the point.'

function checkTypeface(file: MediaFile): Diagnostic[] {
  if (isLarger(file, mostTypefaceBytes)) {
    const fix = 'Leave out characters that your language does not need.'
    return tooLarge(file, 'brand-file-too-large', mostTypefaceBytes, fix)
  }
  const isWoff2 = new TextDecoder().decode(file.bytes.subarray(0, 4)) === 'wOF2'
  return isWoff2 ? [] : [diagnosticOfFile(file.path, explain('typeface-damaged'))]
}

const isLarger = ({ bytes }: MediaFile, most: number): boolean => bytes.length > most

function tooLarge(
  { path, bytes }: MediaFile,
  kind: 'brand-file-too-large' | 'portrait-too-large',
  most: number,
  fix: string,
): Diagnostic[] {
  const kilobytes = (count: number): string => formatNumber(count / 1000)
  const text = explain(kind, { size: kilobytes(bytes.length), most: kilobytes(most), fix })
  return [diagnosticOfFile(path, text)]
}

/** Finds parts that a drawing must not contain. */
function checkDrawing(file: MediaFile): Diagnostic[] {
  const { faults } = readDrawing(new TextDecoder().decode(file.bytes))
  // Everything after an element that is not closed may only follow from it.
  const damage = faults.find(({ kind }) => kind === 'drawing-damaged')
  return (damage ? [damage] : faults).map(({ kind, found, line, column }) =>
    diagnosticOfFile(
      file.path,
      explain(kind, { found, elements: drawingElements.join(', '), widest: widestDrawing }),
      line,
      column,
    ),
  )
}

/** Finds portraits that are missing, unused, or unfit to be shown. */
export function checkPortraits(records: ContentRecords): Diagnostic[] {
  const photos = records.images.filter(({ folder }) => folder === portraitFolder)
  const people = records.of('team')
  const named = people.flatMap((record): NamedFile[] =>
    record.data.image === undefined ? [] : [{ record, field: ['image'], file: record.data.image }],
  )
  const files = checkNamedFiles(
    named,
    [...photos, ...records.portraits].map(({ path }) => path).sort(),
    'portrait',
    {
      allowed: 'the path of a file beside that of the person',
      fix: 'Add the file, or remove the line.',
    },
  )
  // If a person has mistakes or names a missing file, an unused portrait may be theirs.
  const isKnown =
    people.length === records.ids('team').length &&
    files.every(({ kind }) => kind !== 'portrait-missing')
  return [
    ...files.filter(({ kind }) => isKnown || kind !== 'portrait-unused'),
    ...[...photos, ...records.portraits].flatMap(({ path }, index, all) => {
      const other = all.slice(0, index).find((one) => portraitPath(one.path) === portraitPath(path))
      return other ? diagnosticOfFile(path, explain('portrait-twice', { other: other.path })) : []
    }),
    ...photos.flatMap(checkImageFile),
    ...records.portraits.flatMap((file) =>
      isLarger(file, mostPortraitBytes)
        ? tooLarge(
            file,
            'portrait-too-large',
            mostPortraitBytes,
            'Simplify the drawing, or save it as a PNG picture.',
          )
        : checkDrawing(file),
    ),
  ]
}

/** Finds photos of pages that are missing, unused, or unfit to be shown. */
export function checkPhotos(records: ContentRecords): Diagnostic[] {
  const photos = records.images.filter(({ folder }) => folder === photoFolder)
  const named = records.all.flatMap((record) =>
    fieldValues(record).flatMap(({ value, path, meta }): NamedFile[] =>
      meta.role === 'photo' ? [{ record, field: path, file: value }] : [],
    ),
  )
  const files = checkNamedFiles(
    named,
    photos.map(({ path }) => path),
    'photo',
    { allowed: 'the path of a file in the folder photos', fix: 'Put the photo there.' },
  )
  // A translation may show an illustration where its source has a photo.
  const isTranslation = records.language !== ''
  return isTranslation
    ? files.filter(({ kind }) => kind !== 'photo-unused')
    : [...files, ...photos.flatMap(checkImageFile)]
}

/** Finds mistakes in an image file itself: in its name, format and size, and whether it is whole. */
function checkImageFile({ path, name, bytes, facts }: ImageFile): Diagnostic[] {
  const mistakes = [
    ...(imageName(name) ? [] : [explain('picture-file-name')]),
    checkContent(name, bytes, facts),
  ]
  return mistakes.flatMap((text) => (text ? diagnosticOfFile(path, text) : []))
}

function checkContent(
  name: string,
  bytes: number,
  facts: ImageFile['facts'],
): MistakeText | undefined {
  if (bytes > mostBytes) {
    return explain('picture-file-too-large', {
      found: `a file of ${inMillions(bytes)} MB`,
      allowed: `a file of at most ${inMillions(mostBytes)} MB`,
    })
  }
  if (!facts) return undefined
  const { format, width, height, whole } = facts
  if (!format) {
    return explain('picture-file-damaged', {
      found: 'a file that is not a picture, or a damaged one',
    })
  }
  const ending = name.replace(/^.*\./, '').toLowerCase()
  if (format !== imageFormats[ending]) {
    const fit = Object.keys(imageFormats).find((key) => imageFormats[key] === format)
    return explain('picture-file-kind', {
      found: `a ${format.toUpperCase()} picture whose name ends in .${ending}`,
      ...(fit
        ? { fix: `Rename it to ${name.replace(/\.\w+$/, '')}.${fit}, in the article too.` }
        : {}),
    })
  }
  if (width * height > mostPixels) {
    return explain('picture-file-too-large', {
      found: `a picture of ${width} x ${height} pixels`,
      allowed: `at most ${inMillions(mostPixels)} million pixels, width times height`,
    })
  }
  if (!whole) {
    return explain('picture-file-damaged', {
      found: 'a damaged picture: a part of it is missing or cannot be read',
    })
  }
  return width < leastWidth
    ? explain('picture-too-narrow', { width, least: leastWidth })
    : undefined
}

const formatNumber = (count: number): string =>
  count.toLocaleString('en-US', { maximumFractionDigits: 1 })

const inMillions = (count: number): string => formatNumber(count / 1_000_000)

/** Finds images that articles show and that are missing or unfit, and images that no article shows. */
export function checkImages(records: ContentRecords): Diagnostic[] {
  const articles = new Set(
    records.ids('article').map((id) => fileOf('article', id, records.language)),
  )
  const shown = new Map(
    Array.from(inspectBodies(records), ([{ file }, { images }]) => [file, images]),
  )
  const images = records.images.filter(({ path }) => isArticleImage(path))
  return [
    ...records.of('article').flatMap(({ file }) => {
      const names = images.flatMap((image) => (articleOf(image) === file ? image.name : []))
      return (shown.get(file) ?? [])
        .filter(({ name }) => !names.includes(name))
        .map((image) => missingImage(file, image, names))
    }),
    ...images
      .filter(({ inherited }) => !inherited)
      .flatMap((image) => {
        const article = articleOf(image)
        return [
          ...checkImageFile(image),
          ...unusedImage(image, articles, article, shown.get(article)),
        ]
      }),
  ]
}

/** Returns the article that an image belongs to. */
const articleOf = ({ folder }: ImageFile): string => `${folder}/index.mdx`

function missingImage(
  file: string,
  { name, line, column }: ShownImage,
  names: readonly string[],
): Diagnostic {
  const otherCase = names.find((one) => one.toLowerCase() === name.toLowerCase())
  const near = nearest(name, names)
  const text = otherCase
    ? explain('picture-missing', {
        found: `a picture "./${name}", while the file is called "${otherCase}"`,
        allowed: 'the name with the same capital and small letters',
        fix: `Write ./${otherCase}. Not every computer treats the two as the same file.`,
      })
    : explain('picture-missing', {
        found: `a picture "./${name}", and there is no such file`,
        allowed:
          listValues(
            name,
            names.map((one) => `./${one}`),
          ) || 'a PNG or JPEG file beside index.mdx',
        fix: near
          ? `Did you mean "./${near}"?`
          : 'Put the file into the folder of the article, or remove the picture.',
      })
  return { file, line, column, field: 'picture', ...text }
}

/** @param shown images of the article; undefined if its text cannot be read */
function unusedImage(
  { path, name }: ImageFile,
  articles: ReadonlySet<string>,
  article: string,
  shown: readonly ShownImage[] | undefined,
): Diagnostic[] {
  if (!articles.has(article)) {
    const text = explain('picture-unused', {
      found: 'a picture in a folder without an article',
      allowed: `${article} beside it`,
      fix: 'Add the article, or remove the file.',
    })
    return [diagnosticOfFile(path, text)]
  }
  // The article reports a name with other capital letters.
  const isShown = shown?.some((one) => one.name.toLowerCase() === name.toLowerCase())
  if (!shown || isShown) return []
  const text = explain('picture-unused', {
    found: 'a picture that the article does not show',
    allowed: 'pictures that index.mdx beside them shows',
    fix: `Write ![what it shows](./${name}) in index.mdx, or remove the file.`,
  })
  return [diagnosticOfFile(path, text)]
}
