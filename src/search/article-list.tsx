import { useCallback, useMemo, useRef, type ReactElement } from 'react'
import styled from 'styled-components'
import type { BlogContent } from '../content-model/schemas/blog'
import { Band } from '../components/ui/band'
import { Stack } from '../components/ui/layout-primitives'
import { fillPlural, useInterface } from '../components/ui/interface'
import { Button } from '../components/ui/button'
import { SiteLink } from '../components/ui/site-link'
import { ArticleCard } from '../components/article/article-card'
import { ArticleGrid } from '../components/article/article-grid'
import type { ArticleSummary } from '../site/article-summary'
import { isFiltered, pageOf } from './list-query'
import { ListControls } from './list-controls'
import { NoResults, ClearFilters } from './no-results'
import { Pagination } from './pagination'
import { ResultStatus } from './result-status'
import { resultCountText } from './result-count-text'
import { useListQuery } from './use-list-query'
import { useSearch } from './use-search'

const ListPart = styled.div`
  margin-top: clamp(2rem, 4vw, 3rem);
  h2 {
    margin-bottom: 1.5rem;
  }
`

const SearchAgain = styled(Stack)`
  margin-top: 1.25rem;
`

/** What texts say, and the way to them; it takes the focus when asked for. */
const InTexts = styled.div`
  > * {
    margin-top: 2rem;
  }
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
  featured?: ArticleSummary | undefined
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
  const inside = useRef<HTMLDivElement>(null)
  const filtered = isFiltered(query)
  const featured = filtered ? undefined : props.featured

  const rest = newest.filter(({ path }) => path !== featured?.path)
  // Length of the plain list, of which the page holds the beginning.
  const total = props.total - (featured ? 1 : 0)
  const isOnPage = !filtered && (query.page === 1 || rest.length >= total)
  const search = useSearch(isOnPage ? null : query, newest)
  const answer = isOnPage ? undefined : search.answer
  const list = isOnPage
    ? pageOf(rest, query.page, total)
    : answer && pageOf(answer.found, answer.query.page)
  const searched = answer && isFiltered(answer.query) ? answer : undefined
  const hasNoResults = searched?.found.length === 0
  const mentions = searched?.mentions
  const mentionCount = mentions && mentions.correctedTo === '' ? mentions.mentions.length : 0
  const countText = searched ? resultCountText(searched, mentionCount, texts, locale) : ''
  const line = (isOnPage || answer) && !searched?.searching ? countText : texts.searching
  const mentionTitle = mentions?.correctedTo
    ? copy.search.showing.replace('{words}', () => mentions.correctedTo)
    : texts.mentioned
  const articles = (hasNoResults ? searched.suggested : list?.articles) ?? []
  const isEmpty = hasNoResults && articles.length === 0 && !mentions && !searched.searching
  const title = hasNoResults ? copy.search.didYouMean : filtered ? texts.found : texts.more
  const showResults = useCallback((): void => {
    results.current?.scrollIntoView()
    results.current?.focus({ preventScroll: true })
  }, [])
  // The pressed button is removed, so focus must move.
  const clear = useCallback(() => {
    change({ search: '', category: '' })
    showResults()
  }, [change, showResults])
  const lookInside = (): void => {
    search.askTexts()
    inside.current?.focus({ preventScroll: true })
  }
  const goTo = (page: number): void => {
    change({ page })
    showResults()
  }

  const mentionList =
    mentions && search.engine ? (
      <search.engine.MentionList
        key={searched?.query.search}
        title={mentionTitle}
        found={mentions}
        more={texts.moreMentions}
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
            mentions?.correctedTo ? mentionTitle : '',
            mentionCount && !hasNoResults ? fillPlural(texts.mentions, mentionCount, locale) : '',
            searched?.noMentions ? texts.noMentions : '',
            hasNoResults && articles.length > 0 && !searched.searching ? title : '',
          ]
            .filter(Boolean)
            .join('. ')}
          alone={isEmpty}
        />
        {!isOnPage && search.incomplete ? <p>{copy.search.missing}</p> : null}
        {featured ? (
          <>
            <h2>{texts.startHere}</h2>
            <ArticleCard article={featured} featured />
          </>
        ) : null}
      </ListPart>
      <ListPart>
        {isEmpty ? (
          <NoResults copy={copy.empty} onClear={clear} />
        ) : searched?.waiting ? null : (
          <>
            {searched?.mentionsFirst ? mentionList : null}
            {articles.length > 0 ? <h2>{title}</h2> : null}
            <ArticleGrid articles={articles} mark={answer?.mark} />
            {hasNoResults ? (
              <SearchAgain>
                <ClearFilters
                  hint={searched.mentionsFirst ? undefined : copy.empty.text}
                  onClear={clear}
                />
              </SearchAgain>
            ) : null}
            {list && !hasNoResults ? <Pagination list={list} onPage={goTo} /> : null}
          </>
        )}
        <InTexts ref={inside} tabIndex={-1} role="group" aria-label={texts.mentioned}>
          {searched?.mentionsFirst ? null : mentionList}
          {searched?.noMentions ? <p>{texts.noMentions}.</p> : null}
          {search.canAskTexts ? (
            <Button type="button" $kind="secondary" onClick={lookInside}>
              {texts.lookInside}
            </Button>
          ) : null}
        </InTexts>
        {props.all ? <AllArticlesLink to={props.all}>{copy.archive.link}</AllArticlesLink> : null}
      </ListPart>
    </Band>
  )
}
