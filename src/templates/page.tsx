import { graphql, type PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import type { Section } from '../content-model/section'
import { Seo } from '../layout/seo'
import { breadcrumb, faqPage, organization } from '../layout/structured-data'
import { useSite } from '../layout/use-site'
import { SectionList } from '../sections/section-list'

interface Data {
  page: {
    path: string
    meta: { title: string; description: string; label: string }
    sections: Section[]
  }
}

/** A page made of sections: home, services, cities, neighbourhoods, contact and the rest. */
export default function Page({ data }: PageProps<Data>): ReactElement {
  const { path, meta, sections } = data.page
  const site = useSite()
  const place =
    path === '/'
      ? organization(site)
      : breadcrumb(site, [
          { label: 'Home', path: '/' },
          { label: meta.label, path },
        ])
  return (
    <>
      <Seo
        title={meta.title}
        description={meta.description}
        path={path}
        structuredData={[place, ...faqPage(sections)]}
      />
      <SectionList sections={sections} />
    </>
  )
}

export const query = graphql`
  query Page($id: String!) {
    page: contentPage(id: { eq: $id }) {
      path
      meta
      sections
    }
  }
`
