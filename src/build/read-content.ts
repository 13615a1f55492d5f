import { readFileSync, existsSync, readdirSync } from 'node:fs'
import { relative, sep, join, resolve } from 'node:path'
import { checkSite, type CheckedSite } from '../content-model/check-site'
import { languageFolder, ownLanguageOf } from '../content-model/language'
import {
  isImageFile,
  mostBytes,
  mostPixels,
  type ImageMetadata,
} from '../content-model/media-files'
import { type SourceFile, fileOf, ContentRecords } from '../content-model/record'
import { currentDay } from './site-fields'
import { listFiles } from './list-files'
import sharp from 'sharp'
import { digestOf } from '../cache/digest'
import { brandOf, type Brand } from '../content-model/brand'
import { formatDiagnostics } from '../content-model/diagnostic'
import { readFile } from '../content-model/parse/read-file'
import { checkBrandColors } from '../content-model/rules/brand'
import { checkBrandFiles } from '../content-model/rules/media'
import { contentDir } from './settings'

/**
 * Matches files that are ignored: those that editors and systems leave behind, the list of words for the spelling
 * check, and the PDF files of guides.
 */
const ignored =
  /(^|\/)(\..*|README\.md|Thumbs\.db|desktop\.ini|[^/]*~)$|^([a-z]{2,3}\/)?(words\.txt|printed\/[^/]+)$/

/** Returns true if a file of a content folder is content. */
export const isContentFile = (path: string): boolean => !ignored.test(path)

/** Reads all files of a content folder, and adds missing words of the interface. */
export function readContentFiles(contentDir: string): SourceFile[] {
  return withProjectInterface(contentDir, readFilesBelow(contentDir))
}

/** Reads all content files of a folder, sorted by path. */
export function readFilesBelow(folder: string): SourceFile[] {
  return listContentFiles(folder).map(({ path, file }) => ({ path, bytes: readFileSync(file) }))
}

/** Lists the content files of a folder: the path within it, with forward slashes, and the whole path. */
export function listContentFiles(contentDir: string): { path: string; file: string }[] {
  return listFiles(contentDir)
    .map((file) => ({ file, path: relative(contentDir, file).split(sep).join('/') }))
    .filter(({ path }) => isContentFile(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/**
 * Adds the project's words of the interface to a content folder that doesn't have its own. They are read when they
 * are needed.
 */
export function withProjectInterface(
  contentDir: string,
  files: readonly SourceFile[],
): SourceFile[] {
  const folders = files.map(({ path }) => path.split('/')[0] ?? '')
  const languages = new Set(folders.flatMap((folder) => languageFolder(`${folder}/`) || []))
  const inherited = projectInterfaces(contentDir, [ownLanguageOf(files), ...languages])
  const isMissing = (path: string): boolean => !files.some((file) => file.path === path)
  return [
    ...files.map((file) => (inherited.includes(file.path) ? withProjectWords(file) : file)),
    ...inherited.filter(isMissing).map((path): SourceFile => ({
      path,
      get bytes() {
        return readProjectInterface(path)
      },
      inherited: true,
    })),
  ]
}

function withProjectWords({ path, bytes }: SourceFile): SourceFile {
  return {
    path,
    bytes,
    get defaults() {
      return readProjectInterface(path)
    },
  }
}

/**
 * Reads and checks a content folder, except for the content of images.
 *
 * @param today decides which articles are published
 */
export function checkContentDir(contentDir: string, today = currentDay(contentDir)): CheckedSite {
  return checkSite(readContentFiles(contentDir), today)
}

/**
 * Reads and checks a content folder with its images: their format, their size, and that they are complete. Each file
 * is read when it is needed, because thousands at once would take a tenth of the memory of a build.
 */
export async function checkContentAndImages(
  contentDir: string,
  today = currentDay(contentDir),
): Promise<CheckedSite> {
  const files = listContentFiles(contentDir).map(({ path, file }) => ({
    path,
    get bytes() {
      return readFileSync(file)
    },
  }))
  const all = withProjectInterface(contentDir, files)
  return checkSite(await measureImages(all), today)
}

/** Adds metadata to all images that aren't too large. */
export async function measureImages(files: readonly SourceFile[]): Promise<SourceFile[]> {
  const measured: SourceFile[] = []
  // One after the other, so that memory is that of one image.
  for (const file of files) {
    const isMeasured = isImageFile(file.path) && file.bytes.length <= mostBytes
    measured.push(isMeasured ? { ...file, image: await measureImage(file.bytes) } : file)
  }
  return measured
}

/** The project's own content folder, which has all words of the interface. */
const projectContent = resolve('content')

/** Returns true if a content folder needs only words of the interface that differ from the project's. */
function inheritsInterface(contentDir: string): boolean {
  return resolve(contentDir) !== projectContent
}

/**
 * Returns the project's files with words of the interface for the languages of a content folder; none for languages
 * that the project doesn't have.
 */
function projectInterfaces(contentDir: string, languages: readonly string[]): string[] {
  if (!inheritsInterface(contentDir)) return []
  return languages
    .map((language) => fileOf('interface', 'en', language))
    .filter((path) => existsSync(join(projectContent, path)))
}

/** Returns true if a content folder or the project has words of the interface in a language. */
export function hasInterface(contentDir: string, language: string): boolean {
  const path = fileOf('interface', 'en', language)
  const inProject = inheritsInterface(contentDir) && existsSync(join(projectContent, path))
  return inProject || existsSync(join(contentDir, path))
}

/** Reads a file with the project's words of the interface. */
export function readProjectInterface(path: string): Uint8Array {
  return readFileSync(join(projectContent, path))
}

/** Returns the folders of further languages in a content folder: `es`. */
export function contentLanguages(contentDir: string): string[] {
  // `npm run adopt` has not written it yet.
  if (!existsSync(contentDir)) return []
  return readdirSync(contentDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => languageFolder(`${name}/`) || [])
    .sort()
}

/** Results by digest: a build measures each image twice, develop at each edit. */
const measuredImages = new Map<string, Promise<ImageMetadata>>()

/**
 * Returns the format of an image, its size as shown, and whether it can be decoded completely. An image with too many
 * pixels isn't decoded. Never throws.
 */
export function measureImage(bytes: Uint8Array): Promise<ImageMetadata> {
  const digest = digestOf(bytes)
  const known = measuredImages.get(digest) ?? readMetadata(bytes, digest)
  measuredImages.set(digest, known)
  return known
}

async function readMetadata(bytes: Uint8Array, digest: string): Promise<ImageMetadata> {
  try {
    const { format, autoOrient } = await sharp(bytes).metadata()
    const { width, height } = autoOrient
    const whole = width * height <= mostPixels && (await canBeDecoded(bytes))
    return { format, width, height, whole, digest }
  } catch {
    return { width: 0, height: 0, whole: false, digest }
  }
}

async function canBeDecoded(bytes: Uint8Array): Promise<boolean> {
  try {
    // The smallest result that requires the whole image.
    await sharp(bytes, { limitInputPixels: mostPixels }).resize(8, 8).raw().toBuffer()
    return true
  } catch {
    return false
  }
}

/**
 * Reads brand.yaml and the files of the folder brand.
 *
 * @throws Error that lists their mistakes
 */
export function readBrand(folder = contentDir()): Brand {
  const path = 'brand.yaml'
  if (!existsSync(join(folder, path))) throw new Error(`${path} is missing.`)
  const { record, diagnostics } = readFile({ path, bytes: readFileSync(join(folder, path)) })
  const brandFolder = join(folder, 'brand')
  const files = existsSync(brandFolder) ? readFilesBelow(brandFolder) : []
  const records = new ContentRecords(
    record ? [record] : [],
    [],
    [],
    files.map((file) => ({ ...file, path: `brand/${file.path}` })),
  )
  const mistakes = [...diagnostics, ...checkBrandColors(records), ...checkBrandFiles(records)]
  if (mistakes.length > 0) throw new Error(formatDiagnostics(mistakes))
  return brandOf(records)
}
