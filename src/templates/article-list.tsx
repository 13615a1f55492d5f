import { graphql, type PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import styled from 'styled-components'
import { fillText } from '../content-model/text'
import type { ArchiveData, ArticleListData } from '../site/article-pages'
import { screenOnly } from '../theme/mixins'
import { color, textWidth } from '../theme/tokens'
import { Band } from '../components/ui/band'
import { ButtonLink } from '../components/ui/button'
import { useInterface } from '../components/ui/interface'
import { Row } from '../components/ui/layout-primitives'
import { TitleBand } from '../components/ui/section-head'
import { SiteLink } from '../components/ui/site-link'
import { formatDate } from '../components/article/article-texts'
import { type PageData, PageFrame } from '../components/layout/page-frame'
import { BackToTop } from '../components/ui/back-to-top'
import { SectionList } from '../components/sections/section-list'
import { Part } from '../components/ui/part'
import { ArticleList } from '../search/article-list'

const Titles = styled.ol`
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
  ${screenOnly}
`

/**
 * Renders one page of the archive of all articles: titles with dates, and plain links to the other pages,
 * which work without JavaScript.
 */
function Archive(props: ArchiveData): ReactElement {
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
      <TitleBand title={title} text={text} />
      <Band>
        <Titles>
          {articles.map((article) => (
            <li key={article.path}>
              <SiteLink to={article.path}>{article.title}</SiteLink>
              <p>{formatDate(article.date, dates)}</p>
            </li>
          ))}
        </Titles>
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

/** Renders the list of articles with the sections of content/blog.yaml around it, or a page of its archive. */
export default function Blog({
  data: { page },
}: PageProps<{ page: PageData<ArticleListData | ArchiveData> }>): ReactElement {
  return (
    <PageFrame page={page}>
      {'articles' in page.data ? <Archive {...page.data} /> : <List {...page.data} />}
    </PageFrame>
  )
}

function List({ before, after, ...list }: ArticleListData): ReactElement {
  return (
    <>
      <SectionList sections={before} start="sand" />
      <Part>
        <ArticleList {...list} />
      </Part>
      <BackToTop />
      <SectionList sections={after} start="sand" />
    </>
  )
}

export const query = graphql`
  query ArticleList($id: String!) {
    page: contentPage(id: { eq: $id }) {
      ...PageFields
    }
  }
`
