import { graphql, type PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import { ArchiveList, pageWords, type ArchivePage } from '../blog/archive-list'
import type { PageLink } from '../content-model/sections/site-map'
import type { BlogContent } from '../content-model/shapes/blog'
import type { StructuredData } from '../content-model/structured-data'
import { Breadcrumb } from '../layout/breadcrumb'
import { DataBlocks } from '../layout/data-blocks'
import { Seo } from '../layout/seo'
import { Band } from '../primitives/band'
import { Stack } from '../primitives/layout'
import { Lead } from '../primitives/text'

interface Data {
  blog: {
    archive: BlogContent['archive'] & { trail: PageLink[]; structuredData: StructuredData[] }
  }
}

/** One page of the list of all articles. */
export default function Archive(props: PageProps<Data, ArchivePage>): ReactElement {
  const { data, pageContext } = props
  const { title, description, text, trail, structuredData } = data.blog.archive
  const words = pageWords(pageContext)
  const later = pageContext.page > 1
  return (
    <>
      <Seo
        title={later ? `${title}, ${words.toLowerCase()}` : title}
        description={later ? `${description} ${words}.` : description}
        path={pageContext.address}
        image="blog"
      />
      <Breadcrumb trail={trail} />
      <Band ground="sand" slim>
        <Stack>
          <h1>{later ? `${title}, ${words.toLowerCase()}` : title}</h1>
          <Lead>{text}</Lead>
        </Stack>
      </Band>
      <ArchiveList {...pageContext} />
      <DataBlocks blocks={structuredData} />
    </>
  )
}

export const query = graphql`
  query ArticleArchive {
    blog: contentBlog {
      archive
    }
  }
`
