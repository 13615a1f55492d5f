import { graphql, type PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import { PageFrame, type PageData } from '../components/layout/page-frame'
import { Band } from '../components/ui/band'
import { Stack } from '../components/ui/layout-primitives'
import { Lead } from '../components/ui/text'
import { ArchiveList } from '../search/archive-list'
import type { ArchiveData } from '../site/article-pages'

/** Renders one page of the archive of all articles. */
export default function Archive({
  data: { page },
}: PageProps<{ page: PageData<ArchiveData> }>): ReactElement {
  const { title, text, ...list } = page.data
  return (
    <PageFrame page={page}>
      <Band background="sand" slim>
        <Stack>
          <h1>{title}</h1>
          <Lead>{text}</Lead>
        </Stack>
      </Band>
      <ArchiveList {...list} />
    </PageFrame>
  )
}

export const query = graphql`
  query ArticleArchive($id: String!) {
    page: contentPage(id: { eq: $id }) {
      path
      head
      jsonLd
      breadcrumbs
      data
    }
  }
`
