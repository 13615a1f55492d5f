import type { ReactElement } from 'react'
import styled from 'styled-components'
import { fillText } from '../../content-model/text'
import { Badge, CardTop } from '../ui/card'
import { Stack } from '../ui/layout-primitives'
import { fillNodes, useInterface } from '../ui/interface'
import { SiteLink } from '../ui/site-link'
import { Lead } from '../ui/text'
import { articleBreakpoint, flexGap, textColumn, screenOnly } from '../../theme/mixins'
import { color } from '../../theme/tokens'
import type { ArticleSummary } from '../../site/site'
import { difficultyText, statusText, formatDate, formatMonth } from './article-texts'

/** Largest number of tags that are shown. */
const maxTags = 3

/** Text in line with that of the article; on a wide screen the picture is to the right of it. */
const HeaderGrid = styled.div`
  ${textColumn}
  > img {
    display: none;
  }
  @media screen {
    @container (min-width: ${articleBreakpoint}) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 28rem;
      gap: 0 4rem;
      align-items: center;
      max-width: none;
      > img {
        display: block;
        width: 100%;
        border-radius: 0.75rem;
      }
    }
  }
  @media print {
    max-width: none;
  }
`

const InlineList = styled.ul`
  list-style: none;
  display: flex;
  flex-wrap: wrap;
  ${flexGap('0.25rem', '0.5rem')}
  li:not(:last-child)::after {
    content: '·';
    /* The second value, where supported, hides it from screen readers. */
    content: '·' / '';
    margin-left: 0.625rem;
  }
`

/** Author, date and tags in small type: the text should begin soon. */
const SmallPrint = styled.div`
  display: grid;
  gap: 0.25rem;
  color: ${color.muted};
  font-size: 1.125rem;
  line-height: 1.5;
`

/** Row of the way back and the labels. */
const Labels = styled(CardTop)`
  margin-bottom: 0;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
    margin-right: 0.5rem;
  }
  ${screenOnly}
`

/** Dates of the reviews of an article. */
interface ArticleReview {
  /** Day of the last review: 2026-10-21. */
  reviewedOn?: string | undefined
  /** Day of the next review. */
  nextReview?: string | undefined
}

/** Renders the top of an article: title, author, reading time, review. */
export function ArticleHeader(props: {
  article: ArticleSummary
  review?: ArticleReview
  /** Path of the list of articles. */
  list: string
}): ReactElement {
  const { article } = props
  const texts = useInterface()
  const status = statusText(article, texts)
  return (
    <HeaderGrid>
      <Stack $gap="0.75rem">
        <Labels>
          <SiteLink to={props.list}>{texts.article.all}</SiteLink> <Badge>{article.category}</Badge>{' '}
          {status ? <Badge $highlighted>{status}</Badge> : null}
        </Labels>
        <h1>{article.title}</h1>
        <Lead>{article.excerpt}</Lead>
        <SmallPrint>
          <InlineList>
            <li>{fillText(texts.article.author, { author: article.author })}</li>
            <li>
              <time dateTime={article.date}>{formatDate(article.date, texts.dates)}</time>
            </li>
            <li>{fillText(texts.article.minutes, { minutes: article.minutes })}</li>
            <li>{difficultyText(article, texts)}</li>
          </InlineList>
          <InlineList aria-label={texts.article.tags}>
            {article.tags.slice(0, maxTags).map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </InlineList>
          <Review {...props.review} />
        </SmallPrint>
      </Stack>
      {article.picture ? (
        <img
          {...article.picture}
          src={__PATH_PREFIX__ + article.picture.src}
          alt=""
          loading="lazy"
        />
      ) : null}
    </HeaderGrid>
  )
}

/** Renders when the article was last reviewed, and when it will be again. */
function Review({ reviewedOn, nextReview }: ArticleReview): ReactElement | null {
  const { article, dates } = useInterface()
  if (!reviewedOn) return null
  return (
    <p>
      {fillNodes(article.checked, {
        date: <time dateTime={reviewedOn}>{formatDate(reviewedOn, dates)}</time>,
      })}
      {nextReview ? (
        <>
          {' '}
          {fillNodes(article.nextCheck, {
            month: <time dateTime={nextReview.slice(0, 7)}>{formatMonth(nextReview, dates)}</time>,
          })}
        </>
      ) : null}
    </p>
  )
}
