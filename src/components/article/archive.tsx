import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { ArchiveData } from '../../site/article-pages'
import { color, textWidth } from '../../theme/tokens'
import { Band } from '../ui/band'
import { ButtonLink } from '../ui/button'
import { fillText, useInterface } from '../ui/interface'
import { Row, Stack } from '../ui/layout-primitives'
import { SiteLink } from '../ui/site-link'
import { Lead } from '../ui/text'
import { formatDate } from './format-date'

const List = styled.ol`
  list-style: none;
  max-width: ${textWidth};
  li {
    padding-top: 0.375rem;
    padding-bottom: 0.375rem;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
    font-weight: 700;
    line-height: 1.35;
  }
  p {
    color: ${color.muted};
    line-height: 1.35;
  }
`

const Pages = styled.nav`
  margin-top: 2.5rem;
  p {
    margin-bottom: 1rem;
  }
  @media print {
    display: none;
  }
`

/**
 * Renders one page of the archive of all articles: titles with dates, and plain links to the other pages,
 * which work without JavaScript.
 */
export function Archive(props: ArchiveData): ReactElement {
  const { title, text, articles, page, pages, newest, newer, older, oldest } = props
  const { pagination, dates } = useInterface()
  const which = fillText(pagination.page, { page, pages })
  const links = [
    { to: newer, rel: 'prev', label: pagination.previous },
    { to: older, rel: 'next', label: pagination.next },
    { to: newest === newer ? null : newest, label: pagination.newest },
    { to: oldest === older ? null : oldest, label: pagination.oldest },
  ]
  return (
    <>
      <Band background="sand" slim>
        <Stack>
          <h1>{title}</h1>
          <Lead>{text}</Lead>
        </Stack>
      </Band>
      <Band>
        <List>
          {articles.map((article) => (
            <li key={article.path}>
              <SiteLink to={article.path}>{article.title}</SiteLink>
              <p>{formatDate(article.date, dates)}</p>
            </li>
          ))}
        </List>
        <Pages aria-label={pagination.navigation}>
          <p>{which}</p>
          <Row>
            {links.map(({ to, rel, label }) =>
              to ? (
                <ButtonLink key={label} to={to} rel={rel} $kind="secondary">
                  {label}
                </ButtonLink>
              ) : null,
            )}
          </Row>
        </Pages>
      </Band>
    </>
  )
}
