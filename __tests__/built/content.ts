import { join } from 'node:path'
import { languageCode, addressIn } from '../../src/content-model/language'
import { currentDay } from '../../src/build/site-fields'
import { readGuideFiles } from '../../src/site/guide-files'
import { checkContentDir } from '../../src/build/read-content'
import { contentDir } from '../../src/build/settings'
import { isPublished } from '../../src/content-model/article/is-published'
import { fridgePath } from '../../src/content-model/fridge-sheet'
import { addressOf, type ContentRecord, type ContentRecords } from '../../src/content-model/record'
import { commandSettings } from '../../src/site/site-config'
import { builtSite, type BuiltPage, type BuiltSite } from '../sites/built-site'

/** A language of the site in public/, and its content. */
export interface BuiltLanguage {
  /** Folder of the language; empty for the default language. */
  folder: string
  /** Code of the language, as the attribute `lang` has it: es. */
  code: string
  records: ContentRecords
  /** The content as the build makes it. */
  content: BuiltSite
  /** The pages made of sections that have an address: of the two homes, one is served. */
  servedPages: BuiltPage[]
  /** The addresses of all published articles, newest first. */
  articlePaths: string[]
  /** The address of the list of articles, if there is one. */
  blogPath: string | undefined
  /** Pages of translated articles whose source is not published. */
  withoutSource: ReadonlySet<string>
}

const isShownArticle = ({ data }: ContentRecord<'article'>): boolean =>
  isPublished(data, currentDay())

const isShownArticleOf = (records: ContentRecords, id: string): boolean =>
  records.of('article').some((record) => record.id === id && isShownArticle(record))

/** Returns the address of what a content file is about. */
const pathOf = (record: ContentRecord, folder: string): string =>
  addressOf(record) ?? addressIn(folder, '/')

/** Tests build the site without an endpoint for the newsletter. */
const testedSettings = { ...commandSettings, newsletterService: undefined }

function builtLanguage(records: ContentRecords): BuiltLanguage {
  const folder = records.language
  const guides = readGuideFiles(join(contentDir(), folder))
  const content = builtSite(records, guides, currentDay(), testedSettings)
  return {
    folder,
    code: languageCode(content.interfaceTexts.locale),
    records,
    content,
    servedPages: content.pages.filter(
      ({ file }) => !/home\/[^/]+$/.test(file) || file.endsWith(`home/${content.site.home}.yaml`),
    ),
    blogPath: records.of('blog').map((record) => pathOf(record, folder))[0],
    withoutSource: new Set(
      records
        .of('article')
        .filter(({ id }) => !isShownArticleOf(records.original ?? records, id))
        .flatMap((record) => [
          pathOf(record, folder),
          fridgePath(records, record, pathOf(record, folder)),
        ]),
    ),
    articlePaths: records
      .of('article')
      .filter(isShownArticle)
      .sort(
        (one, other) =>
          other.data.date.localeCompare(one.data.date) || (one.id < other.id ? -1 : 1),
      )
      .map((record) => pathOf(record, folder)),
  }
}

const checked = checkContentDir(contentDir())

/** The languages of the site, the default language first. */
export const languages: readonly BuiltLanguage[] = [checked.records, ...checked.translations].map(
  builtLanguage,
)

/** The default language. */
export const { records, content } = languages[0]!

/** Pages made of sections and addresses of articles, in every language. */
export const servedPages = languages.flatMap((language) => language.servedPages)
export const articlePaths = languages.flatMap((language) => language.articlePaths)

/** Returns the language of a page by its address. */
export function languageAt(path: string): BuiltLanguage {
  const folder = path.split('/')[1] ?? ''
  return languages.find((language) => language.folder === folder) ?? languages[0]!
}
