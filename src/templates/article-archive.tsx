import type { PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import { ArchiveList } from '../search/archive-list'
import type { ArchiveContext } from '../components/article/page-contexts'
import { Breadcrumb } from '../components/layout/breadcrumb'
import { JsonLd } from '../components/layout/json-ld'
import { Seo } from '../components/layout/seo'
import { Band } from '../components/ui/band'
import { fillText, useInterface } from '../components/ui/interface'
import { Stack } from '../components/ui/layout-primitives'
import { Lead } from '../components/ui/text'

/** One page of the archive of all articles. */
export default function Archive(props: PageProps<object, ArchiveContext>): ReactElement {
  const { texts: copy, ...page } = props.pageContext
  const { title, description, text, breadcrumbs, structuredData } = copy
  const { pagination } = useInterface()
  const which = fillText(pagination.page, { page: page.page, pages: page.pages })
  const later = page.page > 1
  return (
    <>
      <Seo
        title={later ? `${title}, ${which.toLowerCase()}` : title}
        description={later ? `${description} ${which}.` : description}
        path={page.address}
        image="blog"
      />
      <Breadcrumb links={breadcrumbs} />
      <Band background="sand" slim>
        <Stack>
          <h1>{later ? `${title}, ${which.toLowerCase()}` : title}</h1>
          <Lead>{text}</Lead>
        </Stack>
      </Band>
      <ArchiveList {...page} />
      <JsonLd blocks={structuredData} />
    </>
  )
}
