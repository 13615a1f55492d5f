import { useMemo, useRef, type ReactElement } from 'react'
import styled from 'styled-components'
import { fillPlural, fillText } from '../content-model/text'
import type { ArticleSummary } from '../site/site'
import type { BlogContent } from '../content-model/schemas/blog'
import { ArticleCard, ArticleGrid } from '../components/article/article-card'
import { Actions } from '../components/ui/actions'
import { Band } from '../components/ui/band'
import { Button, ButtonLink } from '../components/ui/button'
import { useInterface } from '../components/ui/interface'
import { Row, Stack, TwoColumns } from '../components/ui/layout-primitives'
import { Illustration } from '../components/ui/illustration'
import { SiteLink } from '../components/ui/site-link'
import { Text } from '../components/ui/text'
import { color } from '../theme/tokens'
import { HighlightBox } from '../components/ui/boxes'
import { ListControls, resultCountText, ResultStatus } from './list-controls'
import { isFiltered, useListQuery } from './list-query'
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

/** Matches in the texts of articles, and the button for them; it can be focused. */
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

const PaginationNav = styled.nav`
  margin-top: 2rem;
  p {
    margin-bottom: 1rem;
  }
  /* There is no page before the first or after the last. */
  button:disabled {
    border-color: ${color.hairline};
    background: none;
    color: ${color.muted};
    cursor: default;
  }
  /* Without JavaScript the link to all articles leads on. */
  @media (scripting: none) {
    button {
      display: none;
    }
  }
`

/** Data on the page before search is loaded. */
interface ArticleListProps {
  copy: Pick<BlogContent, 'search' | 'categories' | 'empty' | 'archive'>
  /** Newest articles: enough for the featured one and the first page. */
  newest: readonly ArticleSummary[]
  /** Newest featured article, at any position of the list. */
  featured?: ArticleSummary | undefined
  /** Number of all articles. */
  total: number
  /** Path of the list of all articles; left out if this page lists them all. */
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
  // Length of the plain list; the page has the beginning of it.
  const total = props.total - (featured ? 1 : 0)
  const isOnPage = !filtered && (query.page === 1 || rest.length >= total)
  const { FoundList, ...search } = useSearch(isOnPage ? null : query, newest)
  const answer = isOnPage ? undefined : search.answer
  // Typing must not wait for cards that stay the same.
  const found = useMemo(() => answer && pageOf(answer.found, answer.query.page), [answer])
  const list = isOnPage ? pageOf(rest, query.page, total) : found

  const searched = answer && isFiltered(answer.query) ? answer : undefined
  const { textMatches, textMatchesFirst = false, searching = false } = searched ?? {}
  const hasNoResults = searched?.found.length === 0
  const articles = (hasNoResults ? searched.suggested : list?.articles) ?? []
  const isEmpty = hasNoResults && articles.length === 0 && !textMatches?.found.length && !searching
  const title = hasNoResults ? copy.search.didYouMean : filtered ? texts.found : texts.more

  const correctedTo = textMatches?.correctedTo ?? ''
  const textMatchCount = correctedTo ? 0 : (textMatches?.found.length ?? 0)
  const textMatchTitle = correctedTo
    ? fillText(copy.search.showing, { words: correctedTo })
    : texts.mentioned
  const noMentions =
    searched?.found.length && textMatches?.found.length === 0 ? texts.noMentions : ''
  const insideToo =
    textMatchCount && !hasNoResults ? `. ${fillPlural(texts.mentions, textMatchCount, locale)}` : ''
  const countText = searched
    ? resultCountText(searched, textMatchCount, texts, locale) + insideToo
    : ''
  const announcedToo = [
    correctedTo ? textMatchTitle : '',
    noMentions,
    hasNoResults && articles.length > 0 && !searching ? title : '',
  ]

  /** Shows the results, of a search with its field above them. */
  const showResults = (withField = false): void => {
    const { current } = results
    ;(withField ? current?.previousElementSibling : current)?.scrollIntoView()
    current?.focus({ preventScroll: true })
  }
  const clear = (): void => {
    change({ search: '', category: '' })
    // The pressed button is removed, so focus must move.
    showResults()
  }
  const turnTo = (page: number): void => {
    change({ page })
    showResults()
  }
  const lookInside = (): void => {
    search.askTexts()
    inside.current?.focus({ preventScroll: true })
  }

  const clearButton = (
    <Button type="button" onClick={clear}>
      {texts.clear}
    </Button>
  )
  const textMatchList =
    FoundList && textMatches?.found.length ? (
      <FoundList
        title={textMatchTitle}
        items={textMatches.found}
        words={textMatches.words}
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
        onSubmit={() => showResults(true)}
      />
      <ListPart ref={results} tabIndex={-1} role="group" aria-label={texts.results}>
        <ResultStatus
          line={searching || !(isOnPage || answer) ? texts.searching : countText}
          more={announcedToo.filter(Boolean).join('. ')}
          alone={isEmpty}
        />
        {!isOnPage && search.isIncomplete ? <p>{copy.search.missing}</p> : null}
        {searched?.outcomes.length ? (
          <HighlightBox>
            <h2>{texts.toDo}</h2>
            <Row>
              {searched.outcomes.map(({ title, path }) => (
                <ButtonLink key={path} to={path} $kind="secondary">
                  {title}
                </ButtonLink>
              ))}
            </Row>
          </HighlightBox>
        ) : null}
        {featured ? (
          <>
            <h2>{texts.startHere}</h2>
            <ArticleCard article={featured} featured />
          </>
        ) : null}
      </ListPart>
      <ListPart>
        {isEmpty ? (
          <TwoColumns $left="2.2fr">
            <Stack>
              <Text>{copy.empty.text}</Text>
              {clearButton}
              <Text>{copy.empty.help}</Text>
              <Actions actions={[copy.empty.action]} allSecondary />
            </Stack>
            <Illustration name="lost" />
          </TwoColumns>
        ) : searched?.waiting ? null : (
          <>
            {textMatchesFirst ? textMatchList : null}
            {articles.length > 0 ? <h2>{title}</h2> : null}
            <ArticleGrid articles={articles} mark={answer?.mark} />
            {hasNoResults ? (
              <SearchAgain>
                {textMatchesFirst ? null : <Text>{copy.empty.text}</Text>}
                {clearButton}
              </SearchAgain>
            ) : null}
            {list && !hasNoResults ? <Pagination list={list} onPage={turnTo} /> : null}
          </>
        )}
        <InTexts ref={inside} tabIndex={-1} role="group" aria-label={texts.mentioned}>
          {textMatchesFirst ? null : textMatchList}
          {noMentions ? <p>{noMentions}.</p> : null}
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

/** Number of articles on a page of the list. */
export const pageSize = 6

type ListPage = ReturnType<typeof pageOf>

/**
 * Returns one page of a list. A page number that does not exist gives the nearest one.
 *
 * @param total number of all articles, if `articles` has only the first ones
 */
function pageOf(articles: readonly ArticleSummary[], requested: number, total = articles.length) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(requested, pages)
  const start = (page - 1) * pageSize
  return { articles: articles.slice(start, start + pageSize), page, pages, total }
}

/** Renders Previous and Next with the range that is shown; nothing if there is only one page. */
function Pagination(props: {
  list: ListPage
  onPage: (page: number) => void
}): ReactElement | null {
  const { articles, page, pages, total } = props.list
  const { articleList, pagination } = useInterface()
  if (pages === 1) return null
  const first = (page - 1) * pageSize + 1
  const last = first + articles.length - 1
  return (
    <PaginationNav aria-label={pagination.navigation}>
      <p>{fillText(articleList.range, { first, last, total })}</p>
      <Row>
        <Button
          type="button"
          $kind="secondary"
          disabled={page === 1}
          onClick={() => props.onPage(page - 1)}
        >
          {pagination.previous}
        </Button>{' '}
        <Button
          type="button"
          $kind="secondary"
          disabled={page === pages}
          onClick={() => props.onPage(page + 1)}
        >
          {pagination.next}
        </Button>
      </Row>
    </PaginationNav>
  )
}
