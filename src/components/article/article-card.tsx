import { memo, type ReactElement, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { fillText } from '../../content-model/text'
import { Badge, CardPicture, CardTop, LinkedCard } from '../ui/card'
import { ArchedIcon } from '../ui/icon'
import { useInterface } from '../ui/interface'
import { SiteLink } from '../ui/site-link'
import { Note } from '../ui/text'
import { mediumBreakpoint } from '../../theme/tokens'
import type { ArticleSummary } from '../../site/site'
import { statusText, formatDate } from './article-texts'
import { Grid } from '../ui/layout-primitives'

const noBreakSpace = '\u00a0'

/** Places the picture beside the text on a wide screen. */
const pictureBeside = css`
  @media screen {
    @container (min-width: ${mediumBreakpoint}) {
      display: grid;
      grid-template: 1fr auto auto 1fr / minmax(0, 1fr) minmax(0, 1.2fr);
      gap: 0.75rem 2rem;
      > img {
        grid-row: span 4;
      }
      > img + * {
        align-self: end;
      }
    }
  }
`

const Featured = styled(LinkedCard)<{ $picture: boolean }>`
  padding: min(2.5rem, 5.5vw);
  h3 {
    font-size: clamp(1.5rem, 1.2rem + 1.5vw, 2rem);
  }
  ${({ $picture }) => ($picture ? pictureBeside : '')}
`

/** Renders an article in a list. The whole card is its link. */
export function ArticleCard(props: {
  article: ArticleSummary
  featured?: boolean
  /** Highlights matches in title and excerpt. */
  mark?: ((text: string) => ReactNode) | undefined
}): ReactElement {
  const { article, mark = (text) => text } = props
  const texts = useInterface()
  const status = statusText(article, texts)
  const CardElement = props.featured ? Featured : LinkedCard
  const picture = article.picture ? (
    <CardPicture
      {...article.picture}
      src={__PATH_PREFIX__ + article.picture.src}
      alt=""
      loading="lazy"
    />
  ) : (
    <ArchedIcon name={article.icon} />
  )
  return (
    <CardElement $picture={article.picture !== undefined}>
      {props.featured ? picture : null}
      <CardTop>
        {props.featured ? <Badge>{texts.article.featured}</Badge> : picture}{' '}
        <Badge>{article.category}</Badge> {status ? <Badge $highlighted>{status}</Badge> : null}
      </CardTop>
      <h3>
        <SiteLink to={article.path}>{mark(article.title)}</SiteLink>
      </h3>
      <p>{mark(article.excerpt)}</p>
      <Note>
        {fillText(texts.article.facts, {
          author: article.author,
          date: formatDate(article.date, texts.dates),
          // The number stays with its unit.
          minutes: fillText(texts.article.minutes, { minutes: article.minutes }).replace(
            ' ',
            noBreakSpace,
          ),
        })}
      </Note>
    </CardElement>
  )
}

interface ArticleGridProps {
  articles: readonly ArticleSummary[]
  /** Highlights matches in titles and excerpts. */
  mark?: ((text: string) => ReactNode) | undefined
}

/**
 * Renders articles as cards. They are rendered when results arrive, and not at each keystroke. Keys
 * are indexes, so that a card stays and gets the next article: to change its text costs a third of
 * a new card.
 */
export const ArticleGrid = memo(function ArticleGrid(props: ArticleGridProps) {
  if (props.articles.length === 0) return null
  return (
    <Grid $count={2}>
      {props.articles.map((article, index) => (
        <li key={index}>
          <ArticleCard article={article} mark={props.mark} />
        </li>
      ))}
    </Grid>
  )
})
