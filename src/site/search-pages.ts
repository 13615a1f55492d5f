import { fillFacts } from '../content-model/facts'
import { shownSections, urlOf } from '../content-model/record'
import type { SearchContent } from '../content-model/schemas/search'
import type { Section } from '../content-model/schemas/section'
import { fillLinks } from '../content-model/variables/contact-links'
import type { Article } from './articles'
import { breadcrumbsTo, pathOf, type LanguageScope } from './language-scope'
import {
  searchIndexUrl,
  sentencesUrl,
  type SearchedPart,
  type SearchIndex,
  type SentencesByPath,
} from './search-files'
import { resolveSections } from './sections'
import type { OutputFile, PageDraft, SectionPageData } from './site'
import type { StepData } from './step-guides'
import { breadcrumbList } from './structured-data'

/** Words of the page that searches the site. */
export type SearchCopy = Omit<SearchContent, 'title' | 'description' | 'label' | 'answers'>

/** Data of the page that searches the site. */
export interface SearchPageData {
  copy: SearchCopy
  /** The list of all pages, which is shown until something is searched. */
  siteMap: Section[]
}

/** Returns the page that searches the site, if the language has one. */
export function searchPages(scope: LanguageScope): PageDraft<SearchPageData>[] {
  const { records, config, facts, links } = scope
  return records.of('search').map((record) => {
    const { copy, ...head } = fillFacts(wordsOf(record.data), facts)
    const path = pathOf(record)
    const source = urlOf(record) ?? ''
    const sources = new Set([record.file])
    const siteMap = shownSections(records, 'site-map').slice(0, 1)
    const map = siteMap.map(({ section }) => section)
    return {
      path,
      type: 'Search',
      template: 'search',
      sourcePath: source,
      label: head.label,
      head: { title: head.title, description: head.description, image: 'page' },
      jsonLd: [breadcrumbList(config, breadcrumbsTo(scope, { label: head.label, path }, source))],
      breadcrumbs: [],
      inSitemap: true,
      data: {
        copy: fillLinks(copy, links),
        siteMap: resolveSections(map, scope, facts, sources),
      },
      sources: [...sources, ...siteMap.map(({ file }) => file)],
    }
  })
}

const wordsOf = ({ title, description, label, answers: _, ...copy }: SearchContent) => ({
  title,
  description,
  label,
  copy,
})

/** Returns the files that searches load: the index, and the sentences of articles. */
export function searchFiles(
  scope: LanguageScope,
  articles: readonly Article[],
  pages: readonly PageDraft[],
): OutputFile[] {
  const { records, folder, facts, links } = scope
  const [search] = records.of('search')
  if (!search && records.of('blog').length === 0) return []
  const parts = [...pages.flatMap((page) => partsOf(page, pages)), ...helpLines(scope)]
  const index: SearchIndex = {
    articles: articles.map(({ summary }) => summary),
    synonyms: records.of('searchSynonyms')[0]?.data ?? { groups: [], ignored: [] },
    // The list of articles offers what to do now.
    parts: search ? onceEach(parts) : parts.filter(({ kind }) => kind === 'outcome'),
    ...(search ? { answers: fillLinks(fillFacts(search.data.answers, facts), links) } : {}),
  }
  const sentences: SentencesByPath = Object.fromEntries(
    articles.map((article) => [article.summary.path, article.sentences]),
  )
  return [
    { file: searchIndexUrl(folder).slice(1), content: JSON.stringify(index) },
    { file: sentencesUrl(folder).slice(1), content: JSON.stringify(sentences) },
  ]
}

/** Leaves out parts that are found already: pages share questions and guides. */
function onceEach(parts: readonly SearchedPart[]): SearchedPart[] {
  const known = new Set<string>()
  return parts.filter(({ kind, title }) => {
    const name = `${kind} ${title}`
    return !known.has(name) && known.add(name)
  })
}

function helpLines({ articleContext }: LanguageScope): SearchedPart[] {
  return Object.values(articleContext.helpLines).map((line) => ({
    kind: 'line',
    title: line.name,
    path: line.phone?.href ?? line.website?.url ?? '',
    text: line.does,
    line,
  }))
}

/** Returns a page, and what can be found on it. */
function partsOf(page: PageDraft, pages: readonly PageDraft[]): SearchedPart[] {
  const { template, inSitemap, path, label, head, data } = page
  const own = { kind: 'page', title: label, path, text: head.description } as const
  if (!inSitemap) return []
  if (template === 'article-list') return [own]
  if (template === 'page') {
    const { sections } = data as SectionPageData
    return [
      { ...own, also: [head.title, ...sections.flatMap(namesIn)] },
      ...sections.flatMap((section) => partsOfSection(section, page)),
    ]
  }
  if (template !== 'step-guide') return []
  const { outcome, text = '' } = data as StepData
  if (!outcome) return [own]
  // An outcome without a verdict leads to another page.
  if (!outcome.verdict) return []
  const answers = pages.flatMap((one) => (one.data as Partial<StepData>).question?.answers ?? [])
  const also = answers.filter((answer) => answer.path === path).map((answer) => answer.label)
  return [{ kind: 'outcome', title: label, path, text, also }]
}

/** Returns the names of places and people in a section, and what its list names. */
function namesIn(section: Section): string[] {
  if (section.kind === 'checklist') return section.items
  if (section.kind === 'areas') return section.areas.map(({ name }) => name)
  return section.kind === 'team' ? section.team.map(({ name }) => name) : []
}

function partsOfSection(section: Section, { path, label }: PageDraft): SearchedPart[] {
  switch (section.kind) {
    case 'faq':
      return section.faqs.flatMap(({ id, questions }) =>
        questions.map(({ question, answer }) => ({
          kind: 'question',
          title: question,
          path: `${path}#${id}`,
          text: answer.replace(/\s+/g, ' '),
        })),
      )
    case 'packages':
      return section.packages.map(({ name, price, unit, duration, summary }) => ({
        kind: 'page',
        title: `${label}: ${name}`,
        path,
        text: [unit, duration, summary].filter(Boolean).join('. '),
        price,
      }))
    case 'guides':
      return section.guides.flatMap(({ title, description, file }) =>
        file ? { kind: 'guide', title, path: file.path, text: description } : [],
      )
    default:
      return []
  }
}
