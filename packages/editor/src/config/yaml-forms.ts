import { currency } from '../../../../src/content-model/facts'
import { alert } from '../../../../src/content-model/schemas/alert'
import { faqGroup } from '../../../../src/content-model/schemas/faq-group'
import { helpLines } from '../../../../src/content-model/schemas/help-lines'
import { entryOf, type PageCollection } from '../../../../src/content-model/collections'
import { city, facts, page } from '../../../../src/content-model/schemas/page'
import { writtenSection } from '../../../../src/content-model/schemas/section'
import { prices } from '../../../../src/content-model/schemas/prices'
import { site } from '../../../../src/content-model/schemas/site'
import { teamMember } from '../../../../src/content-model/schemas/team-member'
import { testimonialGroup } from '../../../../src/content-model/schemas/testimonial-group'
import { fieldsOf, recordFields, sectionFields, type Field, type Named } from './fields'
import { labelOf } from './label-of'

/** Options of Sveltia CMS for a collection, or for one of its files. */
interface CollectionOptions {
  name: string
  [option: string]: unknown
}

/** A folder of files that have the same fields, without them. */
export interface Folder extends CollectionOptions {
  /** How the list shows a file; its title alone if left out. */
  summary?: string
  folder: string
  format: string
}

/** A folder of files that have the same fields, as the editor reads it. */
export interface Collection extends Folder {
  fields: Field[]
  files?: undefined
}

/** A file with fields of its own. */
export interface FormFile extends CollectionOptions {
  file: string
  format: string
  fields: Field[]
}

/** Files that stand together in the list. */
export interface FileCollection {
  name: string
  label: string
  description: string
  files: FormFile[]
}

/** Content files that the editor opens, below the content folder. All others are changed as files. */
export const editable =
  /^([a-z]{2,3}\/)?((articles|guides)\/[a-z0-9-]+\/index\.mdx|(alerts|faqs|team|testimonials|shared|home|pages|services|cities|neighbourhoods)\/[a-z0-9/-]+\.yaml|(site|prices|facts|help-lines)\.yaml)$/

/** YAML files of a site that have forms. */
export interface YamlContent {
  /** Folders that have files. */
  folders: readonly string[]
  /** Names of the prices, facts and help lines; empty for a file that the site does not have. */
  prices: readonly string[]
  facts: readonly string[]
  helpLines: readonly string[]
  /** Folders of pages made of sections, in the order of their collections. */
  pages: readonly { folder: string; collection: PageCollection }[]
  /** Sections that several pages share. */
  shared: readonly { name: string; kind: string; label: string }[]
  /** What sections may name. */
  named: Named
  /** Titles of what shows a fact, by the path of its field, by its file. */
  shownOn: Readonly<Record<string, ShownOn>>
}

/** Titles of what shows a fact, by the path of its field. */
type ShownOn = Readonly<Record<string, readonly string[]>>

/** Number of titles in a message. */
const mostTitles = 5

/** Returns titles in a row, the first of many. */
export function titlesInRow(titles: readonly string[]): string {
  const more = titles.length - mostTitles
  const some = titles.slice(0, mostTitles).map((title) => `“${title}”`)
  return [...some, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

/** Says below each field where it is shown. */
function withPlaces(fields: Field[], shownOn: ShownOn = {}, unit = '', above = ''): Field[] {
  return fields.map((field) => {
    const path = above + field.name
    const titles = shownOn[path] ?? []
    const places = titles.length > 0 ? `Shown on ${titlesInRow(titles)}.` : ''
    const inner = field.widget === 'object' ? field.fields : undefined
    if (inner) return { ...field, fields: withPlaces(inner, shownOn, unit, `${path}.`) }
    return { ...field, hint: [field.hint, unit, places].filter(Boolean).join(' ') }
  })
}

/** Names of the lists of pages. */
const pageLabels: Readonly<Record<PageCollection, string>> = {
  home: 'Home page',
  page: 'Pages',
  service: 'Services',
  neighbourhood: 'Neighborhoods',
  city: 'Cities',
}

/** The currency of all prices in words: US dollars. */
const currencyName = new Intl.NumberFormat('en-US', {
  ...{ style: 'currency', currency, currencyDisplay: 'name' },
})
  .formatToParts(2)
  .find(({ type }) => type === 'currency')?.value

/** Settings of a page that are made once, in its file. */
const settings = { address: true, formerly: true } as const
const pageForm = page.omit({ ...settings, subject: true, location: true, facts: true })
const cityForm = city.omit({ ...settings, city: true, state: true })

/** Name of the file format of a form; the editor wants an ending of its own for front matter. */
const yamlFormat = (name: string): string => `${name}-yaml`

/**
 * Returns the forms for hours, prices and facts, questions, testimonials, people, alerts and help lines.
 *
 * @param folder content folder, relative to the project
 * @param common options that all collections share
 * @param withOriginal adds the field that holds the file as it was read
 */
export function yamlForms(
  content: YamlContent,
  folder: string,
  common: Readonly<Record<string, unknown>>,
  withOriginal: (fields: Field[]) => Field[],
): (Collection | FileCollection)[] {
  const { folders, prices: priceNames, facts: factNames, helpLines: lineNames, named } = content
  const inFolder = (options: CollectionOptions, fields: Field[]): Collection => ({
    ...common,
    folder: `${folder}/${options.name}`,
    extension: 'yaml',
    format: yamlFormat(options.name),
    create: false,
    ...options,
    // Its template names a title, which not every form has; files that nobody creates here need none.
    ...(options.create ? {} : { slug: undefined }),
    fields: withOriginal(fields),
  })
  const file = (name: string, label: string, fields: Field[]): FormFile[] =>
    fields.length === 0
      ? []
      : [
          {
            ...{ name: name.replace('/', '-'), label, file: `${folder}/${name}.yaml` },
            format: yamlFormat(name.replace('/', '-')),
            fields: withOriginal(fields),
          },
        ]
  const lineFields = recordFields(helpLines.shape.lines, lineNames)
  const forms = [
    inFolder(
      {
        name: 'alerts',
        label: 'Alerts',
        label_singular: 'Alert',
        description: 'A warning on top of every page. It ends by itself.',
        create: true,
      },
      fieldsOf(alert, { from: { value: '{{now}}' } }),
    ),
    inFolder(
      {
        name: 'faqs',
        label: 'Questions and answers',
        label_singular: 'Group of questions',
        description: 'Questions that a page shows together.',
      },
      fieldsOf(faqGroup),
    ),
    inFolder(
      {
        name: 'testimonials',
        label: 'Testimonials',
        label_singular: 'Group of testimonials',
        description: 'Quotes that a page shows together.',
        identifier_field: 'testimonials',
        summary: '{{slug}}',
      },
      fieldsOf(testimonialGroup),
    ),
    inFolder(
      {
        name: 'team',
        label: 'Team',
        label_singular: 'Person',
        description: 'The people who help.',
        identifier_field: 'name',
        summary: '{{name}}',
      },
      fieldsOf(teamMember),
    ),
  ]
  const files: FileCollection = {
    name: 'settings',
    label: 'Hours, prices, facts',
    description: 'Every page that shows one of them follows.',
    files: [
      ...file(
        'site',
        'Hours, telephone, email',
        withPlaces(
          fieldsOf(
            site.pick({
              hours: true,
              moreHours: true,
              seasons: true,
              holidays: true,
              phones: true,
              emails: true,
            }),
          ),
          content.shownOn['site.yaml'],
        ),
      ),
      ...file(
        'prices',
        'Prices',
        withPlaces(
          recordFields(prices, priceNames),
          content.shownOn['prices.yaml'],
          `In ${currencyName}, without the sign.`,
        ),
      ),
      ...file(
        'facts',
        'Facts and promises',
        withPlaces(recordFields(facts, factNames), content.shownOn['facts.yaml']),
      ),
      ...file(
        'help-lines',
        'Help lines',
        lineFields.length === 0
          ? []
          : [{ name: 'lines', label: 'Lines', widget: 'object', fields: lineFields }],
      ),
    ],
  }
  const pages = content.pages.map(({ folder: path, collection }) => {
    const [, ...below] = path.split('/')
    const label = [pageLabels[collection], ...below.map(labelOf)].join(' in ')
    return inFolder(
      {
        name: path.replaceAll('/', '-'),
        folder: `${folder}/${path}`,
        label,
        label_singular: entryOf(collection).type,
        description: 'Words, lists and order of what pages show.',
        identifier_field: 'label',
        summary: '{{label}}',
      },
      fieldsOf(collection === 'city' ? cityForm : pageForm, {}, named),
    )
  })
  const kinds = sectionFields(writtenSection, named)
  const shared: FileCollection = {
    name: 'shared',
    label: 'Shared sections',
    description: 'Several pages show each of them.',
    files: content.shared.flatMap(({ name, kind, label }) =>
      file(`shared/${name}`, label, kinds.get(kind) ?? []),
    ),
  }
  const shown = forms.filter(({ name }) => name === 'alerts' || folders.includes(name))
  return [...pages, ...(shared.files.length > 0 ? [shared] : []), ...shown, files]
}
