import { article } from '../../../src/content-model/schemas/article'
import { guide } from '../../../src/content-model/schemas/guide'
import { id } from '../../../src/content-model/schemas/fields'
import type { Backend } from './backend'
import type { Field } from './field'
import { fieldsOf } from './fields'

/** Name of the file format, and of the input of the text, that our own code gives the editor. */
export const articleFormat = 'article-frontmatter'
export const bodyInput = 'article-body'

/** Hidden field that holds a file as it was read. The format takes it away again. */
export const originalField = 'original'

/** What the configuration takes from the content of the site. */
export interface ContentOptions {
  /** Name of the site. */
  title: string
  /** Content folder, relative to the project. */
  folder: string
  /** Categories that an article may have. */
  categories: readonly string[]
  /** Author of the newest article. */
  author: string | undefined
}

/** Where a collection is and how it is saved, as Sveltia CMS names it. */
interface CollectionOptions {
  name: string
  folder: string
  [option: string]: unknown
}

/** A collection of articles or guides, as the editor reads it. */
export interface Collection extends CollectionOptions {
  fields: Field[]
}

/** Configuration of the editor. */
export interface CmsConfig {
  backend: Backend
  collections: Collection[]
  [option: string]: unknown
}

/** Largest picture that the editor takes, in bytes. */
const mostPictureBytes = 10_000_000

/**
 * Returns the configuration of the editor, made of the schemas of articles and guides.
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
    ...(withPullRequests ? { publish_mode: 'editorial_workflow' } : {}),
    media_folder: `${content.folder}/articles`,
    public_folder: '/',
    media_libraries: {
      all: { slugify_filename: true, max_file_size: mostPictureBytes },
      stock_assets: { providers: [] },
    },
    show_preview_links: false,
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    collections: [
      {
        ...collection(content, 'articles', 'Article', withPullRequests),
        description: 'What readers find in the list of articles.',
        sortable_fields: { fields: ['title', 'date', 'author'], default: newestFirst },
        view_filters: [
          { name: 'drafts', label: 'Drafts', field: 'draft', pattern: true },
          { name: 'later', label: 'Published later', field: 'publishOn', gt: '{{today}}' },
          { name: 'review', label: 'To be checked again', field: 'nextReview', lte: '{{today}}' },
        ],
        fields: [
          ...fieldsOf(article, {
            author: content.author === undefined ? {} : { value: content.author },
            date: { value: '{{now}}' },
            category: { choices: content.categories },
            difficulty: { value: article.shape.difficulty.options[0] },
            draft: { value: true },
          }),
          ...textFields,
        ],
      },
      {
        ...collection(content, 'guides', 'Guide', withPullRequests),
        description: 'What readers print. After a change, its PDF file must be printed anew.',
        fields: [
          ...fieldsOf(guide, { type: { value: guide.shape.type.options[0] } }),
          ...textFields,
        ],
      },
    ],
  }
}

const newestFirst = { field: 'date', direction: 'descending' }

/** Fields that are not in the front matter: the text, and the file as it was read. */
const textFields: Field[] = [
  { name: originalField, widget: 'hidden' },
  {
    name: 'body',
    label: 'Text',
    hint: 'A button puts what it names where the cursor is. The preview shows the text as readers see it.',
    required: false,
    widget: bodyInput,
  },
]

function collection(
  { folder }: ContentOptions,
  name: string,
  singular: string,
  withPullRequests: boolean,
): CollectionOptions {
  return {
    name,
    label: `${singular}s`,
    label_singular: singular,
    folder: `${folder}/${name}`,
    path: '{{slug}}/index',
    extension: 'mdx',
    format: articleFormat,
    // Pictures lie beside the text.
    media_folder: '',
    public_folder: '.',
    slug: {
      template: '{{title}}',
      editable: ['create'],
      hint: 'The end of the address of the page. It stays as it is, even when the title changes.',
      pattern: idPattern(),
    },
    // People publish, in the pull request. Articles are taken away there too, with the links to them.
    delete: false,
    ...(withPullRequests ? { publish: false } : {}),
  }
}

/** Returns the pattern of the name of a folder, with the words that the check says of it. */
function idPattern(): [pattern: string, message: string] {
  const [issue] = id().safeParse('').error?.issues ?? []
  const pattern = issue && 'pattern' in issue ? String(issue.pattern).slice(1, -1) : ''
  return [pattern, `Please write ${issue?.message ?? ''}`]
}
