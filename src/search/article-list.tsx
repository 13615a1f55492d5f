import { useCallback, useMemo, useRef, type ReactElement } from 'react'
import styled from 'styled-components'
import type { BlogContent } from '../content-model/schemas/blog'
import { Band } from '../components/ui/band'
import { Stack } from '../components/ui/layout-primitives'
import { fillPlural, useInterface } from '../components/ui/interface'
import { SiteLink } from '../components/ui/site-link'
import { arrangeResults } from './arrange-results'
import { fallbackAnswer } from './fallback-search'
import { ArticleCard } from '../components/article/article-card'
import { ArticleGrid } from '../components/article/article-grid'
import type { ArticleSummary } from '../content-model/article-summary'
import { isFiltered, pageOf } from './list-query'
import { ListControls } from './list-controls'
import { NoResults, ClearFilters } from './no-results'
import { Pagination } from './pagination'
import { ResultStatus } from './result-status'
import { resultCountText } from './result-count-text'
import { useListQuery } from './use-list-query'
import { useSearch } from './use-search'
import { useTextSearch } from './use-text-search'

const ListPart = styled.div`
  margin-top: clamp(2rem, 4vw, 3rem);
  h2 {
    margin-bottom: 1.5rem;
  }
`

const SearchAgain = styled(Stack)`
  margin-top: 1.25rem;
`

const AllArticlesLink = styled(SiteLink)`
  display: inline-block;
  margin-top: 2rem;
  padding-top: 0.5rem;
  padding-bottom: 0.5rem;
  font-weight: 700;
`

/** Data that the page of the list holds before search is loaded. */
export interface ArticleListProps {
  copy: Pick<BlogContent, 'search' | 'categories' | 'empty' | 'archive'>
  /** Newest articles: enough for the featured one and the first page. */
  newest: readonly ArticleSummary[]
  /** Newest featured article, at any position of the list. */
  featured: ArticleSummary | undefined
  /** Number of all articles. */
  total: number
  /** Path of the list of all articles; left out where this one shows them all. */
  all?: string | undefined
}

/** Renders the list of articles: search, topics, featured article, pagination. */
export function ArticleList(props: ArticleListProps): ReactElement {
  const { copy, newest } = props
  const { articleList: texts, locale } = useInterface()
  const categories = useMemo(() => copy.categories.slice(1), [copy.categories])
  const [query, change] = useListQuery(categories)
  const results = useRef<HTMLDivElement>(null)
  const filtered = isFiltered(query)
  const featured = filtered ? undefined : props.featured

  const rest = newest.filter(({ path }) => path !== featured?.path)
  // Length of the plain list, of which the page holds the beginning.
  const total = props.total - (featured ? 1 : 0)
  const isOnPage = !filtered && (query.page === 1 || rest.length >= total)
  const search = useSearch(isOnPage ? null : query, newest)
  const textSearch = useTextSearch(isOnPage ? null : query, search.askTexts)
  const answer = search.failed ? fallbackAnswer(filtered ? newest : rest, query) : search.answer
  const list = isOnPage ? pageOf(rest, query.page, total) : answer?.list
  const searched = !isOnPage && answer && isFiltered(answer.query) ? answer : undefined
  const hasNoResults = searched?.found === 0
  const found = searched && arrangeResults(searched, textSearch.resultOf(searched.query))
  const mentions = found?.mentions
  const mentionCount = mentions && !mentions.interpretedAs ? mentions.count : 0
  const countText = searched ? resultCountText(searched, mentionCount, texts, locale) : ''
  const line = (isOnPage || answer) && !found?.searching ? countText : texts.searching
  const showing = (words: string): string => copy.search.showing.replace('{words}', () => words)
  const offer = answer?.interpretedAs ? showing(answer.interpretedAs) : copy.search.didYouMean
  const articles = (hasNoResults ? found?.suggested : list?.articles) ?? []
  const title = filtered ? texts.found : texts.more
  const showResults = useCallback((): void => {
    results.current?.scrollIntoView()
    results.current?.focus({ preventScroll: true })
  }, [])
  // The pressed button is removed, so focus must move.
  const clear = useCallback(() => {
    change({ search: '', category: '' })
    showResults()
  }, [change, showResults])
  const goTo = (page: number): void => {
    change({ page })
    showResults()
  }

  const mentionList = mentions ? (
    <mentions.List
      title={mentions.interpretedAs ? showing(mentions.interpretedAs) : texts.mentioned}
      mentions={mentions.mentions}
      mark={mentions.mark}
      more={mentions.count > mentions.mentions.length ? texts.moreMentions : undefined}
      onMore={textSearch.showMore}
    />
  ) : null

  return (
    <Band>
      <ListControls
        copy={copy}
        query={query}
        onChange={change}
        onFocus={search.load}
        onSubmit={showResults}
      />
      <ListPart ref={results} tabIndex={-1} role="group" aria-label={texts.results}>
        <ResultStatus
          line={line}
          more={[
            mentions?.interpretedAs ? showing(mentions.interpretedAs) : '',
            mentionCount && !hasNoResults ? fillPlural(texts.mentions, mentionCount, locale) : '',
            hasNoResults && articles.length > 0 && !found?.searching ? offer : '',
          ]
            .filter(Boolean)
            .join('. ')}
          alone={found?.empty ?? false}
        />
        {!isOnPage && answer?.missing ? <p>{copy.search.missing[answer.missing]}</p> : null}
        {featured ? (
          <>
            <h2>{texts.startHere}</h2>
            <ArticleCard article={featured} featured />
          </>
        ) : null}
      </ListPart>
      <ListPart>
        {found?.empty ? (
          <NoResults copy={copy.empty} onClear={clear} />
        ) : found?.waiting ? null : (
          <>
            {found?.mentionsFirst ? mentionList : null}
            {articles.length > 0 ? <h2>{hasNoResults ? offer : title}</h2> : null}
            <ArticleGrid articles={articles} mark={isOnPage ? undefined : answer?.mark} />
            {hasNoResults ? (
              <SearchAgain>
                <ClearFilters
                  hint={found?.mentionsFirst ? undefined : copy.empty.text}
                  onClear={clear}
                />
              </SearchAgain>
            ) : null}
            {list && !hasNoResults ? <Pagination list={list} onPage={goTo} /> : null}
          </>
        )}
        {found?.mentionsFirst ? null : mentionList}
        {props.all ? <AllArticlesLink to={props.all}>{copy.archive.link}</AllArticlesLink> : null}
      </ListPart>
    </Band>
  )
}
