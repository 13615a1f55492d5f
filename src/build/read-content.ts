import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { checkSite, type CheckedSite } from '../content-model/check-site'
import { languageFolder } from '../content-model/language'
import { isImageFile, mostBytes } from '../content-model/media-files'
import type { InspectBodies, SourceFile } from '../content-model/record'
import { currentDay } from './current-day'
import { listFiles } from '../output/list-files'
import { hasProjectInterface, projectInterfaces, readProjectInterface } from './project-interface'
import { measureImage } from './measure-image'

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
