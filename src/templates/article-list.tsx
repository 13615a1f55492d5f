import { graphql, type PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import { PageFrame, type PageData } from '../components/layout/page-frame'
import { SectionList } from '../components/sections/section-list'
import { Band } from '../components/ui/band'
import { Stack } from '../components/ui/layout-primitives'
import { Lead } from '../components/ui/text'
import { ArchiveList } from '../search/archive-list'
import { ArticleList } from '../search/article-list'
import { BackToTop } from '../search/back-to-top'
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

function Archive({ title, text, ...list }: ArchiveData): ReactElement {
  return (
    <>
      <Band background="sand" slim>
        <Stack>
          <h1>{title}</h1>
          <Lead>{text}</Lead>
        </Stack>
      </Band>
      <ArchiveList {...list} />
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
