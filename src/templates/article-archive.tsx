import type { PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import styled from 'styled-components'
import { formatDate } from '../components/article/format-date'
import type { ArchiveContext } from '../components/article/page-contexts'
import { Breadcrumb } from '../components/layout/breadcrumb'
import { JsonLd } from '../components/layout/json-ld'
import { Seo } from '../components/layout/seo'
import { Band } from '../components/ui/band'
import { ButtonLink } from '../components/ui/button'
import { fillText, useInterface } from '../components/ui/interface'
import { Row, Stack } from '../components/ui/layout-primitives'
import { SiteLink } from '../components/ui/site-link'
import { Lead } from '../components/ui/text'
import { color, textWidth } from '../theme/tokens'

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
 * One page of the archive of all articles: titles with dates, and plain links to the other pages, which
 * work without JavaScript.
 */
export default function Archive(props: PageProps<object, ArchiveContext>): ReactElement {
  const { texts, articles, page, pages, address, newest, newer, older, oldest } = props.pageContext
  const { pagination, dates } = useInterface()
  const which = fillText(pagination.page, { page, pages })
  const later = page > 1
  const title = later ? `${texts.title}, ${which.toLowerCase()}` : texts.title
  const links = [
    { to: newer, rel: 'prev', label: pagination.previous },
    { to: older, rel: 'next', label: pagination.next },
    { to: newest === newer ? null : newest, label: pagination.newest },
    { to: oldest === older ? null : oldest, label: pagination.oldest },
  ]
  return (
    <>
      <Seo
        title={title}
        description={later ? `${texts.description} ${which}.` : texts.description}
        path={address}
        image="blog"
      />
      <Breadcrumb links={texts.breadcrumbs} />
      <Band background="sand" slim>
        <Stack>
          <h1>{title}</h1>
          <Lead>{texts.text}</Lead>
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
      <JsonLd blocks={texts.structuredData} />
    </>
  )
}
