import { graphql, type PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import { ArticleList } from '../search/article-list'
import type { ArticleSummary } from '../content-model/article-summary'
import type { ArticleListContext } from '../components/article/page-contexts'
import type { StructuredData } from '../content-model/structured-data'
import type { BlogContent } from '../content-model/schemas/blog'
import type { Section } from '../content-model/section'
import { JsonLd } from '../components/layout/json-ld'
import { Seo } from '../components/layout/seo'
import { BackToTop } from '../components/ui/back-to-top'
import { SectionList } from '../components/sections/section-list'

interface Data {
  blog: {
    path: string
    structuredData: StructuredData[]
    page: Omit<BlogContent, 'hero' | 'after'> & { before: Section[]; after: Section[] }
  }
  newest: { totalCount: number; nodes: ArticleSummary[] }
  featured: { nodes: ArticleSummary[] }
}

/** Renders the list of articles, with the sections of content/blog.yaml around it. */
export default function Blog({
  data,
  pageContext,
}: PageProps<Data, ArticleListContext>): ReactElement {
  const { path } = data.blog
  const { title, description, before, after, ...copy } = data.blog.page
  return (
    <>
      <Seo title={title} description={description} path={path} image="blog" />
      <SectionList sections={before} start="sand" />
      <ArticleList
        copy={copy}
        newest={data.newest.nodes}
        featured={data.featured.nodes[0]}
        total={data.newest.totalCount}
        all={pageContext.all}
      />
      <SectionList sections={after} start="sand" />
      <BackToTop />
      <JsonLd blocks={data.blog.structuredData} />
    </>
  )
}

export const query = graphql`
  query ArticleList($language: String = "") {
    blog: contentBlog(language: { eq: $language }) {
      path
      structuredData
      page
    }
    newest: allContentArticle(
      filter: { language: { eq: $language } }
      sort: [{ date: DESC }, { slug: ASC }]
      limit: 7
    ) {
      totalCount
      nodes {
        ...ArticleSummary
      }
    }
    featured: allContentArticle(
      filter: { featured: { eq: true }, language: { eq: $language } }
      sort: [{ date: DESC }, { slug: ASC }]
      limit: 1
    ) {
      nodes {
        ...ArticleSummary
      }
    }
  }
`
