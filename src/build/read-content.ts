import { readFileSync, existsSync, readdirSync } from 'node:fs'
import { relative, sep, join, resolve } from 'node:path'
import { checkSite, type CheckedSite } from '../content-model/check-site'
import { languageFolder } from '../content-model/language'
import {
  isImageFile,
  mostBytes,
  mostPixels,
  type ImageMetadata,
} from '../content-model/media-files'
import {
  type InspectBodies,
  type SourceFile,
  fileOf,
  ContentRecords,
} from '../content-model/record'
import { currentDay } from './site-fields'
import { listFiles } from '../output/files'
import sharp from 'sharp'
import { digestOf } from '../cache/digest'
import { brandOf, type Brand } from '../content-model/brand'
import { formatDiagnostics } from '../content-model/diagnostic'
import { readFile } from '../content-model/parse/read-file'
import { checkBrandColors, checkBrandFiles } from '../content-model/rules/brand'
import { contentDir } from './settings'

/**
 * Files that editors and systems leave behind, also in hidden folders: no content, no mistake. Nor are
 * the list of words for the spelling check, and the PDF files that are made of guides.
 */
const leftBehind =
  /(^|\/)(\..*|README\.md|Thumbs\.db|desktop\.ini|[^/]*~)$|^([a-z]{2}\/)?(words\.txt|printed\/[^/]+)$/

/** Returns whether a file below a content folder is content, by its path. */
export const isContentFile = (path: string): boolean => !leftBehind.test(path)

/** Reads all files of a content folder, and the words of the interface that it lacks. */
export function readContentFiles(contentDir: string): SourceFile[] {
  return withProjectInterface(contentDir, readFilesBelow(contentDir))
}

/** Reads all content files below a folder, in the order of their paths. */
export function readFilesBelow(folder: string): SourceFile[] {
  return listContentFiles(folder).map(({ path, file }) => ({ path, bytes: readFileSync(file) }))
}

/** Lists the content files below a folder: the path in it, with forward slashes, and the whole path. */
export function listContentFiles(contentDir: string): { path: string; file: string }[] {
  return listFiles(contentDir)
    .map((file) => ({ file, path: relative(contentDir, file).split(sep).join('/') }))
    .filter(({ path }) => isContentFile(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/**
 * Adds the words of the interface that the project brings, where they are not in the folder itself.
 * They are read once they are asked for.
 */
export function withProjectInterface(
  contentDir: string,
  files: readonly SourceFile[],
): SourceFile[] {
  // A folder that is about to be written is not there yet.
  const folders = files.map(({ path }) => path.split('/')[0] ?? '')
  const languages = new Set(folders.flatMap((folder) => languageFolder(`${folder}/`) || []))
  const inherited = projectInterfaces(contentDir, [...languages])
  const own = ownLanguage(files)
  const isMissing = (path: string): boolean => !files.some((file) => file.path === path)
  return [
    ...files.map((file) => (inherited.includes(file.path) ? withProjectWords(file, own) : file)),
    ...inherited.filter(isMissing).map((path): SourceFile => ({
      path,
      get bytes() {
        return readProjectInterface(path, own)
      },
      inherited: true,
    })),
  ]
}

/** Returns the language that a site is in, by its site.yaml, which may have mistakes. */
function ownLanguage(files: readonly SourceFile[]): string | undefined {
  const site = files.find(({ path }) => path === 'site.yaml')
  const text = site && new TextDecoder().decode(site.bytes)
  const [, language] = /^language: ['"]?([a-z]{2})['"]?$/m.exec(text ?? '') ?? []
  return language && hasProjectInterface(language) ? language : undefined
}

function withProjectWords({ path, bytes }: SourceFile, own: string | undefined): SourceFile {
  return {
    path,
    bytes,
    get defaults() {
      return readProjectInterface(path, own)
    },
  }
}

/**
 * Reads and checks a whole content folder, without looking into images.
 *
 * @param today the day that articles are judged by
 * @param inspect reads the bodies of articles and guides, where it is not done anew
 */
export function checkContentDir(
  contentDir: string,
  today = currentDay(contentDir),
  inspect?: InspectBodies,
): CheckedSite {
  return checkSite(readContentFiles(contentDir), today, inspect)
}

/**
 * The same, and looks into each image: what it is, how large, and whether it is whole. A file is
 * read when its turn comes: thousands at once would take a tenth of all memory that a build needs.
 */
export async function checkContentAndImages(
  contentDir: string,
  today = currentDay(contentDir),
  inspect?: InspectBodies,
): Promise<CheckedSite> {
  const files = listContentFiles(contentDir).map(({ path, file }) => ({
    path,
    get bytes() {
      return readFileSync(file)
    },
  }))
  const all = withProjectInterface(contentDir, files)
  return checkSite(await measureImages(all), today, inspect)
}

/** The same files; images that are not too large also say what they are. */
export async function measureImages(files: readonly SourceFile[]): Promise<SourceFile[]> {
  const looked: SourceFile[] = []
  // One after the other, so that memory stays that of one image.
  for (const file of files) {
    const looksInto = isImageFile(file.path) && file.bytes.length <= mostBytes
    looked.push(looksInto ? { ...file, image: await measureImage(file.bytes) } : file)
  }
  return looked
}

/** The content folder of the project itself, which has all words of the interface. */
const projectContent = resolve('content')

/** Returns whether a content folder needs to hold only the words that differ from the project's. */
export function inheritsInterface(contentDir: string): boolean {
  return resolve(contentDir) !== projectContent
}

/**
 * Returns the files with the words of the interface that the project brings for the languages of a content
 * folder; none for a language that the project does not speak.
 */
export function projectInterfaces(
  contentDir: string,
  languages: readonly string[] = contentLanguages(contentDir),
): string[] {
  if (!inheritsInterface(contentDir)) return []
  return ['', ...languages]
    .map((language) => fileOf('interface', 'en', language))
    .filter((path) => existsSync(join(projectContent, path)))
}

/** Returns whether the project brings words of the interface in a language. */
export function hasProjectInterface(language: string): boolean {
  return existsSync(join(projectContent, `interface/${language}.yaml`))
}

/** Returns whether there are words of the interface in a language: in the content folder, or the project's. */
export function hasInterface(contentDir: string, language: string): boolean {
  const path = fileOf('interface', 'en', language)
  const inProject = inheritsInterface(contentDir) && existsSync(join(projectContent, path))
  return inProject || existsSync(join(contentDir, path))
}

/**
 * Reads words of the interface that the project brings.
 *
 * @param ownLanguage language of the site itself, in place of which `interface/en.yaml` is read
 */
export function readProjectInterface(path: string, ownLanguage = 'en'): Uint8Array {
  const isOwn = path === fileOf('interface', 'en')
  return readFileSync(join(projectContent, isOwn ? `interface/${ownLanguage}.yaml` : path))
}

/** Returns the folders of further languages that a content folder has: `es`. */
export function contentLanguages(contentDir: string): string[] {
  // The folder of a site that is being adopted is not written yet.
  if (!existsSync(contentDir)) return []
  return readdirSync(contentDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => languageFolder(`${name}/`) || [])
    .sort()
}

/** What was measured already, by digest: a build looks at each image twice, develop at each edit. */
const measured = new Map<string, Promise<ImageMetadata>>()

/**
 * Looks into an image: what it is by its content, its size as it is shown, and whether all of it
 * can be drawn. One that claims too many pixels is not drawn. Never throws.
 */
export function measureImage(bytes: Uint8Array): Promise<ImageMetadata> {
  const digest = digestOf(bytes)
  const known = measured.get(digest) ?? look(bytes, digest)
  measured.set(digest, known)
  return known
}

async function look(bytes: Uint8Array, digest: string): Promise<ImageMetadata> {
  try {
    const { format, autoOrient } = await sharp(bytes).metadata()
    const { width, height } = autoOrient
    const whole = width * height <= mostPixels && (await canBeDrawn(bytes))
    return { format, width, height, whole, digest }
  } catch {
    return { width: 0, height: 0, whole: false, digest }
  }
}

async function canBeDrawn(bytes: Uint8Array): Promise<boolean> {
  try {
    // The smallest result for which all of the image has to be read.
    await sharp(bytes, { limitInputPixels: mostPixels }).resize(8, 8).raw().toBuffer()
    return true
  } catch {
    return false
  }
}

/**
 * Reads what the site looks like: content/brand.yaml and the folder content/brand.
 *
 * @throws Error that lists the mistakes in them
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
    undefined,
    files.map((file) => ({ ...file, path: `brand/${file.path}` })),
  )
  const mistakes = [...diagnostics, ...checkBrandColors(records), ...checkBrandFiles(records)]
  if (mistakes.length > 0) throw new Error(formatDiagnostics(mistakes))
  return brandOf(records)
}
