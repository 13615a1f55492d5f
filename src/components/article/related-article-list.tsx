import type { ReactElement } from 'react'
import styled from 'styled-components'
import { useInterface } from '../ui/interface'
import { SiteLink } from '../ui/site-link'
import { textColumn } from '../../theme/text-column'

/** Article that is related to the one on the page. */
export interface RelatedArticle {
  path: string
  title: string
  excerpt: string
}

const List = styled.nav`
  ${textColumn}
  h2 {
    font-size: 1.5rem;
    margin-bottom: 0.75rem;
  }
  ul {
    list-style: none;
    display: grid;
    gap: 1rem;
  }
  a {
    display: inline-block;
    min-height: 3rem;
    padding-top: 0.5rem;
    padding-bottom: 0.5rem;
    font-weight: 700;
  }
  @media print {
    display: none;
  }
`

/** Renders related articles; null where there are none. */
export function RelatedArticleList(props: {
  articles: readonly RelatedArticle[]
}): ReactElement | null {
  const { article } = useInterface()
  if (props.articles.length === 0) return null
  return (
    <List aria-labelledby="related">
      <h2 id="related">{article.related}</h2>
      <ul>
        {props.articles.map(({ path, title, excerpt }) => (
          <li key={path}>
            <SiteLink to={path}>{title}</SiteLink>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
    </List>
  )
}
