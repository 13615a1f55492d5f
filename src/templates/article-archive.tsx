import type { PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import { ArchiveList, pageWords } from '../blog/archive-list'
import type { ArchiveContext } from '../blog/page-contexts'
import { Breadcrumb } from '../layout/breadcrumb'
import { DataBlocks } from '../layout/data-blocks'
import { Seo } from '../layout/seo'
import { Band } from '../primitives/band'
import { Stack } from '../primitives/layout'
import { Lead } from '../primitives/text'

/** One page of the list of all articles. */
export default function Archive(props: PageProps<object, ArchiveContext>): ReactElement {
  const { words, ...page } = props.pageContext
  const { title, description, text, trail, structuredData } = words
  const which = pageWords(page)
  const later = page.page > 1
  return (
    <>
      <Seo
        title={later ? `${title}, ${which.toLowerCase()}` : title}
        description={later ? `${description} ${which}.` : description}
        path={page.address}
        image="blog"
      />
      <Breadcrumb trail={trail} />
      <Band ground="sand" slim>
        <Stack>
          <h1>{later ? `${title}, ${which.toLowerCase()}` : title}</h1>
          <Lead>{text}</Lead>
        </Stack>
      </Band>
      <ArchiveList {...page} />
      <DataBlocks blocks={structuredData} />
    </>
  )
}
