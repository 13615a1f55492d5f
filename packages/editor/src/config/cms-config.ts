import { collections } from '../../../../src/content-model/collections'
import { article } from '../../../../src/content-model/schemas/article'
import { guide } from '../../../../src/content-model/schemas/guide'
import { id } from '../../../../src/content-model/schemas/fields'
import { languageName } from '../../../../src/content-model/language'
import type { Backend } from './backend'
import { fieldsOf, type Field } from './fields'
import {
  yamlForms,
  type Collection,
  type FileCollection,
  type Folder,
  type FormFile,
  type YamlContent,
} from './yaml-forms'

/** Name of the input of the text, which our own code gives the editor. */
export const bodyInput = 'article-body'

/** Name of the file format of a collection; the editor wants this ending for files with front matter. */
const formatOf = (collection: string): string => `${collection}-frontmatter`

/** Hidden field that holds a file as it was read. The format takes it away again. */
export const originalField = 'original'

/** Switch by which a writer says that a translation is up to date. The file has the digest of its source instead. */
export const upToDateField = 'upToDate'

/** Hidden field that tells the list whether the original of a translation has changed. No file has it. */
export const outdatedField = 'outdated'

/** Content of the site that the configuration needs. */
export interface ContentOptions {
  /** Name of the site. */
  title: string
  /** Content folder, relative to the project. */
  folder: string
  /** Path below which the site lives. */
  pathPrefix?: string | undefined
  /** Categories that an article may have. */
  categories: readonly string[]
  /** Author of the newest article. */
  author: string | undefined
  languages?: readonly LanguageOptions[]
  /** Content that is no text of its own: hours, prices, questions. */
  yaml?: YamlContent
}

/** Content of a further language that the configuration needs. */
interface LanguageOptions {
  /** Folder of the language: es. */
  language: string
  categories: readonly string[]
  yaml?: YamlContent
}

/** Configuration of the editor. */
export interface CmsConfig {
  backend: Backend
  app_title: string
  /** Folder of pictures for which no collection says another. */
  media_folder: string
  collections: (Collection | FileCollection)[]
  [option: string]: unknown
}

/** Returns all forms of the editor. */
export const formsOf = ({ collections }: CmsConfig): (Collection | FormFile)[] =>
  collections.flatMap((collection): (Collection | FormFile)[] => collection.files ?? [collection])

/** Largest picture that the editor takes, in bytes. */
const mostPictureBytes = 10_000_000

/**
 * Returns the configuration of the editor, made of the schemas of what it changes.
 *
 * @param withPullRequests whether each save goes into a pull request, which people publish
 */
export function cmsConfig(
  content: ContentOptions,
  backend: Backend,
  withPullRequests: boolean,
): CmsConfig {
  return {
    load_config_file: false,
    backend,
    app_title: content.title,
    // With pull requests, a link leads to the preview that the host of the site builds of them.
    ...(withPullRequests ? { publish_mode: 'editorial_workflow' } : { show_preview_links: false }),
    media_folder: `${content.folder}/articles`,
    public_folder: '/',
    media_libraries: {
      all: { slugify_filename: true, max_file_size: mostPictureBytes },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    collections: [
      {
        ...collection(content, 'articles', 'Article', withPullRequests),
        description: 'What readers find in the list of articles.',
        summary: articleSummary,
        preview_path: (content.pathPrefix ?? '') + collections.article.url('{{slug}}'),
        sortable_fields: sortable,
        view_filters: [
          { name: 'drafts', label: 'Hidden', field: 'draft', pattern: true },
          { name: 'later', label: 'Published later', field: 'publishOn', gt: '{{today}}' },
          { name: 'review', label: 'To be checked again', field: 'nextReview', lte: '{{today}}' },
        ],
        fields: withText(
          fieldsOf(article, {
            author: content.author === undefined ? {} : { value: content.author },
            date: { value: '{{now}}' },
            category: { choices: content.categories },
            difficulty: { value: article.shape.difficulty.options[0] },
            draft: { value: true, label: 'Hidden' },
          }),
        ),
      },
      {
        ...collection(content, 'guides', 'Guide', withPullRequests),
        description: 'What readers print. After a change, its PDF file must be printed again.',
        fields: withText(fieldsOf(guide, { type: { value: guide.shape.type.options[0] } })),
      },
      ...(content.yaml
        ? yamlForms(content.yaml, content.folder, commonOptions(withPullRequests), withOriginal)
        : []),
      ...(content.languages ?? []).flatMap(({ language, categories, yaml }) => {
        const folder = `${content.folder}/${language}`
        const own = { ...content, folder }
        const texts: Collection[] = [
          {
            ...collection(own, 'articles', 'Article', withPullRequests),
            summary: articleSummary,
            sortable_fields: sortable,
            fields: withText(
              fieldsOf(article, { category: { choices: categories }, draft: { label: 'Hidden' } }),
            ),
          },
          {
            ...collection(own, 'guides', 'Guide', withPullRequests),
            fields: withText(fieldsOf(guide)),
          },
        ]
        const forms = yaml
          ? yamlForms(yaml, folder, commonOptions(withPullRequests), withOriginal)
          : []
        return [...texts, ...forms.filter(({ name }) => name !== 'alerts')].map((one) =>
          translation(one, language),
        )
      }),
    ],
  }
}

/**
 * Returns a collection as one of translations, which `npm run translate` begins. What a file says of its source is no
 * field, so that saving keeps it.
 */
function translation(
  collection: Collection | FileCollection,
  language: string,
): Collection | FileCollection {
  const name = `${collection.name}-${language}`
  const inLanguage = (label: unknown): string =>
    `${String(label)} in ${languageName(language, 'en-US')}`
  const common = {
    name,
    label: inLanguage(collection.label),
    description: `Each opens beside its original, with what has changed there since.`,
  }
  if (collection.files) {
    const files = collection.files.map(({ name, format, fields, ...file }) => ({
      ...file,
      ...{ name: `${name}-${language}`, format: `${language}-${format}` },
      // Such a file says only what differs.
      fields: [upToDate, ...optional(fields)],
    }))
    return { ...collection, ...common, files }
  }
  const { label_singular: singular, format, summary, fields } = collection
  return {
    ...collection,
    ...common,
    label_singular: inLanguage(singular),
    format: `${language}-${format}`,
    create: false,
    summary: `${summary ?? '{{title}}'}{{${outdatedField} | ternary(' · original has changed', '')}}`,
    view_filters: [
      { name: 'outdated', label: 'Original has changed', field: outdatedField, pattern: true },
    ],
    fields: [...fields.toSpliced(1, 0, upToDate), { name: outdatedField, widget: 'hidden' }],
  }
}

/** Returns fields that may all be left out. */
const optional = (fields: readonly Field[]): Field[] =>
  fields.map((field) => ({
    ...field,
    ...(field.fields ? { fields: optional(field.fields) } : {}),
    ...(field.widget === 'hidden' ? {} : { required: false }),
  }))

const upToDate: Field = {
  name: upToDateField,
  label: 'Up to date',
  hint: 'Turn it on when this says what the original says now. Readers then see no notice that the original has changed.',
  required: false,
  widget: 'boolean',
}

/** An article in the list. */
const articleSummary =
  "{{title}} · {{date | date('MMM D, YYYY')}}{{draft | ternary(' · hidden', '')}}"

/** Articles are listed the newest first. */
const sortable = {
  fields: ['title', 'date', 'author'],
  default: { field: 'date', direction: 'descending' },
}

/** Fields that a writer looks for first: they stand between the title and the text. */
const above = ['title', 'draft', 'publishOn', 'date', 'category']

/** Adds what is not in the front matter: the text, and the file as it was read. */
function withText(fields: Field[]): Field[] {
  const first = above.flatMap((name) => fields.filter((field) => field.name === name))
  const text = {
    name: 'body',
    label: 'Text',
    hint: 'The preview shows it as readers see it.',
    required: false,
    widget: bodyInput,
  }
  const others = fields.filter(({ name }) => !above.includes(name))
  return withOriginal([...first, text, ...others])
}

const withOriginal = (fields: Field[]): Field[] => [
  ...fields,
  { name: originalField, widget: 'hidden' },
]

function collection(
  { folder }: ContentOptions,
  name: string,
  singular: string,
  withPullRequests: boolean,
): Folder {
  return {
    ...commonOptions(withPullRequests),
    name,
    label: `${singular}s`,
    label_singular: singular,
    folder: `${folder}/${name}`,
    path: '{{slug}}/index',
    extension: 'mdx',
    format: formatOf(name),
    // Pictures lie beside the text.
    media_folder: '',
    public_folder: '.',
  }
}

const commonOptions = (withPullRequests: boolean): Record<string, unknown> => ({
  slug: {
    template: '{{title}}',
    editable: ['create'],
    hint: 'The end of the address of the page. It stays as it is, even when the title changes.',
    pattern: idPattern(),
  },
  // People publish, in the pull request. Articles are taken away there too, with the links to them.
  delete: false,
  ...(withPullRequests ? { publish: false } : {}),
})

/** Returns the pattern of the name of a folder, with the words that the check says of it. */
function idPattern(): [pattern: string, message: string] {
  const [issue] = id().safeParse('').error?.issues ?? []
  const pattern = issue && 'pattern' in issue ? String(issue.pattern).slice(1, -1) : ''
  return [pattern, `Please write ${issue?.message ?? ''}`]
}
