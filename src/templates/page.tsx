import { graphql, type PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import { fillText } from '../content-model/text'
import { PageFrame, type PageData } from '../components/layout/page-frame'
import { useSite } from '../components/layout/use-site'
import { AlertList } from '../components/sections/alert-list'
import { SectionList } from '../components/sections/section-list'
import { Band } from '../components/ui/band'
import { useInterface } from '../components/ui/interface'
import { Lead } from '../components/ui/text'
import type { SectionPageData } from '../site/site'

/** Renders a page made of sections: home, services, cities, neighborhoods, contact and the rest, also the list of alerts. */
export default function SectionPage({
  data: { page },
}: PageProps<{ page: PageData<SectionPageData> }>): ReactElement {
  const { page: texts } = useInterface()
  const site = useSite()
  const { sections, ended, fridge, alerts } = page.data
  // Where people in a hurry arrive, their language is on the first screen.
  const languages = page.path === site.home || sections.some(({ kind }) => kind === 'help-lines')
  const urgent = sections.map((section) => section.kind === 'hero' && section.urgent).find(Boolean)
  return (
    <PageFrame page={page} languages={languages} urgent={urgent || undefined}>
      {ended === undefined ? null : (
        <Band slim>
          <Lead>{fillText(texts.ended, { day: ended })}</Lead>
        </Band>
      )}
      {alerts ? <AlertList title={page.head.title} {...alerts} /> : null}
      <SectionList sections={sections} fridge={fridge?.path} />
    </PageFrame>
  )
}

export const query = graphql`
  query SectionPage($id: String!) {
    page: contentPage(id: { eq: $id }) {
      ...PageFields
    }
  }
`
