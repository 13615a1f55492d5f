import { graphql, type PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import { PageFrame, type PageData } from '../components/layout/page-frame'
import { SectionList } from '../components/sections/section-list'
import { ArticleList } from '../search/article-list'
import { BackToTop } from '../search/back-to-top'
import type { ArticleListData } from '../site/article-pages'

/** Renders the list of articles, with the sections of content/blog.yaml around it. */
export default function Blog({
  data: { page },
}: PageProps<{ page: PageData<ArticleListData> }>): ReactElement {
  const { before, after, ...list } = page.data
  return (
    <PageFrame page={page}>
      <SectionList sections={before} start="sand" />
      <ArticleList {...list} />
      <SectionList sections={after} start="sand" />
      <BackToTop />
    </PageFrame>
  )
}

export const query = graphql`
  query ArticleList($id: String!) {
    page: contentPage(id: { eq: $id }) {
      path
      head
      jsonLd
      breadcrumbs
      data
    }
  }
`
