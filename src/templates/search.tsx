import { graphql, type PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import { PageFrame, type PageData } from '../components/layout/page-frame'
import { SectionList } from '../components/sections/section-list'
import { Part } from '../components/ui/part'
import { TitleBand } from '../components/ui/section-head'
import { SiteSearch } from '../search/site-search'
import type { SearchPageData } from '../site/search-pages'

/** Renders the search of the whole site, above the list of all pages. */
export default function SearchPage({
  data: { page },
}: PageProps<{ page: PageData<SearchPageData> }>): ReactElement {
  const { copy, siteMap } = page.data
  return (
    <PageFrame page={page}>
      <TitleBand title={copy.heading} text={copy.text} />
      <Part>
        <SiteSearch copy={copy} />
      </Part>
      <SectionList sections={siteMap} start="sand" />
    </PageFrame>
  )
}

export const query = graphql`
  query SearchPage($id: String!) {
    page: contentPage(id: { eq: $id }) {
      ...PageFields
    }
  }
`
