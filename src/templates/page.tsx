import { graphql, type PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import type { PageContext } from '../components/article/page-contexts'
import type { Section } from '../content-model/section'
import type { PageLink } from '../content-model/schemas/sections/site-map'
import type { StructuredData } from '../content-model/structured-data'
import type { SocialImageKind } from '../content-model/schemas/social-images'
import { Breadcrumb } from '../components/layout/breadcrumb'
import { JsonLd } from '../components/layout/json-ld'
import { Seo } from '../components/layout/seo'
import { Band } from '../components/ui/band'
import { fillText, useInterface } from '../components/ui/interface'
import { Lead } from '../components/ui/text'
import { SectionList } from '../components/sections/section-list'

interface Data {
  node: {
    path: string
    collection: SocialImageKind
    ended: string | null
    page: {
      title: string
      description: string
      breadcrumbs: PageLink[]
      sections: Section[]
      structuredData: StructuredData[]
    }
  }
}

/**
 * Renders a page made of sections: home, services, cities, neighbourhoods, contact and the rest.
 */
export default function Page({ data, pageContext }: PageProps<Data, PageContext>): ReactElement {
  const { path, collection, ended, page } = data.node
  const { page: texts } = useInterface()
  const { title, description, breadcrumbs, sections, structuredData } = page
  return (
    <>
      <Seo
        title={title}
        description={description}
        path={path}
        image={collection}
        hidden={ended !== null}
      />
      <Breadcrumb links={breadcrumbs} />
      {ended === null ? null : (
        <Band slim>
          <Lead>{fillText(texts.ended, { day: ended })}</Lead>
        </Band>
      )}
      <SectionList sections={sections} fridge={pageContext.fridge} />
      <JsonLd blocks={structuredData} />
    </>
  )
}

export const query = graphql`
  query Page($id: String!) {
    node: contentPage(id: { eq: $id }) {
      path
      collection
      ended
      page
    }
  }
`
