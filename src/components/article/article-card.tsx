import type { ReactElement, ReactNode } from 'react'
import styled from 'styled-components'
import { Badge, CardTop, LinkedCard } from '../ui/card'
import { ArchedIcon } from '../ui/arched-icon'
import { SiteLink } from '../ui/site-link'
import { Note } from '../ui/text'
import { color } from '../../theme/tokens'
import type { ArticleSummary } from '../../content-model/article-summary'
import { formatDate } from './format-date'

const Featured = styled(LinkedCard)`
  border: 0.1875rem solid ${color.lamp};
  padding: min(2.5rem, 5.5vw);
  h3 {
    font-size: clamp(1.5rem, 1.2rem + 1.5vw, 2rem);
  }
`

/** Renders an article in a list. The whole card is its link. */
export function ArticleCard(props: {
  article: ArticleSummary
  featured?: boolean
  /** Highlights matches in title and excerpt. */
  mark?: ((text: string) => ReactNode) | undefined
}): ReactElement {
  const { article, mark = (text) => text } = props
  const CardElement = props.featured ? Featured : LinkedCard
  return (
    <CardElement>
      <CardTop>
        <ArchedIcon name={article.icon} />
        {props.featured ? <Badge>Featured</Badge> : null}
        <Badge>{article.category}</Badge>
        {article.status ? <Badge $highlighted>{article.status}</Badge> : null}
      </CardTop>
      <h3>
        <SiteLink to={article.path}>{mark(article.title)}</SiteLink>
      </h3>
      <p>{mark(article.excerpt)}</p>
      <Note>
        {article.author}, {formatDate(article.date)}, {article.minutes}&nbsp;min read
      </Note>
    </CardElement>
  )
}
