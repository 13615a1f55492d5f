import { entryOf } from './collections'
import {
  isBrandFile,
  imageFolder,
  isImageFile,
  isPortraitDrawing,
  isArticleImage,
} from './media-files'
import { languageFolder, ownLanguageOf, sourcePath, translatedPath } from './language'
import { collectionOf, type SourceFile } from './record'

/**
 * Sorts the files of a content folder by language, the default language first. Another language has its
 * own files and those that it shares with the default language; to a file of which it has only the texts,
 * the other fields are added. A language that has only words of the interface has no pages yet.
 */
export function filesByLanguage(files: readonly SourceFile[]): Map<string, SourceFile[]> {
  const ownLanguage = ownLanguageOf(files)
  const original: SourceFile[] = []
  const byLanguage = new Map([['', original]])
  for (const file of files) {
    const language = languageFolder(file.path, ownLanguage)
    const own = byLanguage.get(language)
    if (own) own.push(file)
    else byLanguage.set(language, [file])
  }
  for (const [language, own] of byLanguage) {
    if (language === '') continue
    if (!own.some(({ path }) => path.startsWith(`${language}/`))) {
      byLanguage.delete(language)
      continue
    }
    byLanguage.set(language, [
      ...own.map((file) => withOtherFields(file, original)),
      ...original.flatMap((file) => sharedFile(file, language, own) ?? []),
    ])
  }
  return byLanguage
}

/** Returns how the folder of another language has a content file. */
export function howTranslated(path: string): 'shared' | 'texts' | 'whole' {
  const key = collectionOf(path)
  return (key && entryOf(key.name).inLanguages) ?? 'whole'
}

/** Adds the fields that are the same in every language to a file that holds only texts. */
function withOtherFields(file: SourceFile, original: readonly SourceFile[]): SourceFile {
  if (howTranslated(file.path) !== 'texts') return file
  const source = original.find(({ path }) => path === sourcePath(file.path))
  return source ? { ...file, defaults: source.bytes } : file
}

/** Returns a file of the default language as another language has it too; undefined where it has not. */
function sharedFile(
  file: SourceFile,
  language: string,
  own: readonly SourceFile[],
): SourceFile | undefined {
  const { path } = file
  if (isArticleImage(path)) {
    // A translated article shows the pictures of its source, but where it has its own.
    const translated = translatedPath(path, language)
    const folder = `${imageFolder(translated)}/`
    const isShown = own.some((one) => one.path.startsWith(folder))
    const isReplaced = own.some((one) => one.path === translated)
    return isShown && !isReplaced ? inherited(file, translated) : undefined
  }
  const isShared =
    isImageFile(path) ||
    isBrandFile(path) ||
    isPortraitDrawing(path) ||
    howTranslated(path) === 'shared'
  return isShared ? inherited(file, path) : undefined
}

/** The bytes of a file are read when they are asked for, since an image may be large. */
function inherited(file: SourceFile, path: string): SourceFile {
  const { image } = file
  return {
    path,
    get bytes() {
      return file.bytes
    },
    ...(image ? { image } : {}),
    inherited: true,
  }
}
