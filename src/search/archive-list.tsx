import type { ReactElement } from 'react'
import styled from 'styled-components'
import { Band } from '../components/ui/band'
import { ButtonLink } from '../components/ui/button'
import { Row } from '../components/ui/layout-primitives'
import { fillText, useInterface } from '../components/ui/interface'
import { SiteLink } from '../components/ui/site-link'
import { color, textWidth } from '../theme/tokens'
import { formatDate } from '../components/article/format-date'

/** One page of the archive of all articles. */
export interface ArchivePage {
  /** Number of the page, counted from 1, and of all pages. */
  page: number
  pages: number
  articles: { path: string; title: string; date: string }[]
  /** Path of this page. */
  address: string
  /** Paths of other pages; null where that is this page or does not exist. */
  newest: string | null
  newer: string | null
  older: string | null
  oldest: string | null
}

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

/** Renders titles with dates, and plain links to the other pages, which work without JavaScript. */
export function ArchiveList(archive: ArchivePage): ReactElement {
  const { page, pages, newest, newer, older, oldest } = archive
  const { pagination, dates } = useInterface()
  return (
    <Band>
      <List>
        {archive.articles.map(({ path, title, date }) => (
          <li key={path}>
            <SiteLink to={path}>{title}</SiteLink>
            <p>{formatDate(date, dates)}</p>
          </li>
        ))}
      </List>
      <Pages aria-label={pagination.navigation}>
        <p>{fillText(pagination.page, { page, pages })}</p>
        <Row>
          {newer ? (
            <ButtonLink to={newer} rel="prev" $kind="secondary">
              {pagination.previous}
            </ButtonLink>
          ) : null}
          {older ? (
            <ButtonLink to={older} rel="next" $kind="secondary">
              {pagination.next}
            </ButtonLink>
          ) : null}
          {newest && newest !== newer ? (
            <ButtonLink to={newest} $kind="secondary">
              {pagination.newest}
            </ButtonLink>
          ) : null}
          {oldest && oldest !== older ? (
            <ButtonLink to={oldest} $kind="secondary">
              {pagination.oldest}
            </ButtonLink>
          ) : null}
        </Row>
      </Pages>
    </Band>
  )
}
