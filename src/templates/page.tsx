import { graphql, type PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import { PageFrame, type PageData } from '../components/layout/page-frame'
import { SectionList } from '../components/sections/section-list'
import { Band } from '../components/ui/band'
import { fillText, useInterface } from '../components/ui/interface'
import { Lead } from '../components/ui/text'
import type { SectionPageData } from '../site/build-site'

/** Renders a page made of sections: home, services, cities, neighborhoods, contact and the rest. */
export default function SectionPage({
  data: { page },
}: PageProps<{ page: PageData<SectionPageData> }>): ReactElement {
  const { page: texts } = useInterface()
  const { sections, ended, fridge } = page.data
  return (
    <PageFrame page={page}>
      {ended === undefined ? null : (
        <Band slim>
          <Lead>{fillText(texts.ended, { day: ended })}</Lead>
        </Band>
      )}
      <SectionList sections={sections} fridge={fridge} />
    </PageFrame>
  )
}

export const query = graphql`
  query SectionPage($id: String!) {
    page: contentPage(id: { eq: $id }) {
      path
      head
      jsonLd
      breadcrumbs
      data
    }
  }
`
