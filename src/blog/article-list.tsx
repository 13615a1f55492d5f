import { useEffect, useMemo, useRef, type ReactElement } from 'react'
import styled from 'styled-components'
import type { BlogContent } from '../content-model/shapes/blog'
import { Band } from '../primitives/band'
import { Grid, Stack } from '../primitives/layout'
import { ArticleCard } from './article-card'
import type { ArticleSummary } from './article-summary'
import { featuredOf, filterArticles, isFiltered, pageOf, resultLine } from './filter-articles'
import { ListControls } from './list-controls'
import { NothingFound } from './nothing-found'
import { Pagination } from './pagination'
import { useArticleIndex } from './use-article-index'
import { useListQuery } from './use-list-query'

const Line = styled.p`
  min-height: 1.6em;
  font-weight: 700;
`

const Part = styled.div`
  margin-top: clamp(2rem, 4vw, 3rem);
  h2 {
    margin-bottom: 1.5rem;
  }
`

/** What the page of the list knows from the start. */
export interface ArticleListProps {
  words: Pick<BlogContent, 'search' | 'categories' | 'empty'>
  /** The newest articles: enough for the featured one and the first page. */
  newest: readonly ArticleSummary[]
  /** The newest featured article, wherever in the list it stands. */
  featured: ArticleSummary | undefined
  /** How many articles there are in all. */
  total: number
}

/** The list of articles: search, topics, featured article, pages. */
export function ArticleList(props: ArticleListProps): ReactElement {
  const { words } = props
  const categories = useMemo(() => words.categories.slice(1), [words.categories])
  const [query, change] = useListQuery(categories)
  const index = useArticleIndex()
  const results = useRef<HTMLDivElement>(null)
  const filtered = isFiltered(query)

  const { load } = index
  useEffect(() => {
    if (filtered || query.page > 1) load()
  }, [filtered, query.page, load])

  const all = index.articles ?? props.newest
  const complete = all.length >= props.total || index.failed
  const featured = filtered ? undefined : (featuredOf(all) ?? props.featured)
  const rest = filtered
    ? filterArticles(all, query)
    : all.filter(({ path }) => path !== featured?.path)
  const total = filtered || complete ? rest.length : props.total - (featured ? 1 : 0)
  const list = pageOf(rest, query.page, total)
  // A later page is asked for, but only the newest articles are there yet.
  const waiting = !complete && list.articles.length === 0
  const statusLine = (): string => {
    if (filtered) return complete ? resultLine(rest.length, query) : 'Searching...'
    return waiting ? 'Loading...' : ''
  }
  const goTo = (page: number): void => {
    change({ page })
    results.current?.scrollIntoView()
    results.current?.focus({ preventScroll: true })
  }

  return (
    <Band>
      <ListControls words={words} query={query} onChange={change} onFocus={load} />
      <Part ref={results} tabIndex={-1}>
        <Line role="status">{statusLine()}</Line>
        {index.failed ? (
          <p>The list of all articles could not be loaded. You see the newest ones only.</p>
        ) : null}
        {featured ? (
          <Stack>
            <h2>Start here</h2>
            <ArticleCard article={featured} featured />
          </Stack>
        ) : null}
      </Part>
      <Part>
        {filtered && complete && rest.length === 0 ? (
          <NothingFound
            words={words.empty}
            all={all}
            query={query}
            onClear={() => change({ search: '', category: '' })}
          />
        ) : (
          <>
            {rest.length > 0 ? <h2>{filtered ? 'What we found' : 'More articles'}</h2> : null}
            <Grid $count={2}>
              {list.articles.map((article) => (
                <li key={article.path}>
                  <ArticleCard article={article} />
                </li>
              ))}
            </Grid>
            {waiting ? null : <Pagination list={list} onPage={goTo} />}
          </>
        )}
      </Part>
    </Band>
  )
}
