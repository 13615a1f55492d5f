import { graphql, type PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import { Archive } from '../components/article/archive'
import { PageFrame, type PageData } from '../components/layout/page-frame'
import { BackToTop } from '../components/ui/back-to-top'
import { SectionList } from '../components/sections/section-list'
import { ArticleList } from '../search/article-list'
import type { ArchiveData, ArticleListData } from '../site/article-pages'

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
      <ArticleList {...list} />
      <SectionList sections={after} start="sand" />
      <BackToTop />
    </>
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
