import { memo, type ReactElement, type ReactNode } from 'react'
import styled from 'styled-components'
import { Badge, CardTop, LinkedCard } from '../ui/card'
import { ArchedIcon } from '../ui/icon'
import { fillText, useInterface } from '../ui/interface'
import { SiteLink } from '../ui/site-link'
import { Note } from '../ui/text'
import { screenOnly } from '../../theme/mixins'
import { color } from '../../theme/tokens'
import type { ArticleSummary } from '../../site/site'
import { statusText, formatDate } from './article-texts'
import { Grid } from '../ui/layout-primitives'

const noBreakSpace = '\u00a0'

const Featured = styled(LinkedCard)`
  border: 0.1875rem solid ${color.lamp};
  padding: min(2.5rem, 5.5vw);
  h3 {
    font-size: clamp(1.5rem, 1.2rem + 1.5vw, 2rem);
  }
`

/** The picture of an article: above the card, and small beside its labels on a phone. */
const CardPicture = styled.img`
  width: 100%;
  aspect-ratio: 2;
  object-fit: cover;
  border-radius: 0.75rem;
  @container (max-width: 34rem) {
    width: 6rem;
  }
  ${screenOnly}
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
  return (
    <CardElement>
      <CardTop>
        {article.picture ? (
          <CardPicture
            {...article.picture}
            src={__PATH_PREFIX__ + article.picture.src}
            alt=""
            loading="lazy"
          />
        ) : (
          <ArchedIcon name={article.icon} />
        )}
        {props.featured ? <Badge>{texts.article.featured}</Badge> : null}{' '}
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
