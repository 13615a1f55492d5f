import type { ReactElement } from 'react'
import styled from 'styled-components'
import { Badge } from '../primitives/card'
import { Row, Stack } from '../primitives/layout'
import { SiteLink } from '../primitives/site-link'
import { Lead } from '../primitives/text'
import { colour } from '../theme/tokens'
import type { ArticleSummary } from './article-summary'
import { dateWords } from './date-words'

/** Tags a reader sees at most. */
const shownTags = 3

/** As wide as the text of the article. */
const Top = styled(Stack)`
  max-width: 42.5rem;
  margin-inline: auto;
`

const Facts = styled.ul`
  list-style: none;
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.625rem;
  color: ${colour.muted};
  li:not(:last-child)::after {
    content: '·';
    margin-left: 0.625rem;
  }
`

const Back = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  min-height: 3rem;
`

/** The top of an article: what it is, who wrote it, how long it takes. */
export function ArticleHeader({ article }: { article: ArticleSummary }): ReactElement {
  return (
    <Top>
      <Back to="/blog">All articles</Back>
      <Row>
        <Badge>{article.category}</Badge>
        {article.status ? <Badge $lit>{article.status}</Badge> : null}
        <Badge>{article.difficulty}</Badge>
      </Row>
      <h1>{article.title}</h1>
      <Lead>{article.excerpt}</Lead>
      <Facts>
        <li>By {article.author}</li>
        <li>
          <time dateTime={article.date}>{dateWords(article.date)}</time>
        </li>
        <li>{article.minutes} min read</li>
      </Facts>
      <Facts aria-label="Tags">
        {article.tags.slice(0, shownTags).map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </Facts>
    </Top>
  )
}
