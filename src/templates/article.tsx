import { graphql, type PageProps } from 'gatsby'
import type { CSSProperties, ReactElement } from 'react'
import { StyledArticleBody } from '../components/article/styled-article-body'
import { ArticleHeader, type ArticleReview } from '../components/article/article-header'
import { ArticleShare } from '../components/article/article-share'
import type { ArticleSummary } from '../content-model/article-summary'
import type { ArticleContext } from '../components/article/page-contexts'
import { RelatedArticleList } from '../components/article/related-article-list'
import type { StructuredData } from '../content-model/structured-data'
import { JsonLd } from '../components/layout/json-ld'
import { Seo } from '../components/layout/seo'
import { useSite } from '../components/layout/use-site'
import { Band } from '../components/ui/band'
import { useInterface } from '../components/ui/interface'
import { Lead } from '../components/ui/text'
import { loadStepView } from '../preferences/load-step-view'

interface Data {
  article: ArticleSummary &
    ArticleReview & {
      structuredData: StructuredData[]
      rendered: { html: string; names: string[] }
      summaryForFamily: string | null
    }
  blog: { path: string; comingSoon: string }
}

/** Renders an article. Its text is HTML of the build; where there is none yet, the page says so. */
export default function Article(props: PageProps<Data, ArticleContext>): ReactElement {
  const { article, blog } = props.data
  const { html, names } = article.rendered
  const { related, fridge } = props.pageContext
  const site = useSite()
  const { steps } = useInterface()
  return (
    <article>
      <Seo
        title={article.title}
        description={article.excerpt}
        path={article.path}
        type="article"
        image="article"
      />
      <Band background="sand" slim>
        <ArticleHeader article={article} review={article} list={blog.path} />
      </Band>
      <Band slim>
        {html ? (
          <StyledArticleBody
            $names={names}
            style={siteOnPaper(site.origin)}
            onClick={(event) => loadStepView(event, steps)}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        ) : (
          <StyledArticleBody $names={names}>
            <Lead>{blog.comingSoon}</Lead>
          </StyledArticleBody>
        )}
      </Band>
      {related.length > 0 ? (
        <Band slim>
          <RelatedArticleList articles={related} />
        </Band>
      ) : null}
      <Band background="sand" slim>
        <ArticleShare
          title={article.title}
          summary={article.summaryForFamily ?? article.excerpt}
          url={site.origin + article.path}
          fridge={fridge}
        />
      </Band>
      <JsonLd blocks={article.structuredData} />
    </article>
  )
}

/** Returns the custom property with the host, which printed links are prefixed with. */
function siteOnPaper(origin: string): CSSProperties & { '--site': string } {
  return { '--site': `'${new URL(origin).host}'` }
}

export const query = graphql`
  query Article($id: String!, $language: String = "") {
    article: contentArticle(id: { eq: $id }) {
      ...ArticleSummary
      summaryForFamily
      reviewedOn
      nextReview
      structuredData
      rendered
    }
    blog: contentBlog(language: { eq: $language }) {
      path
      comingSoon
    }
  }

  fragment ArticleSummary on ContentArticle {
    path
    title
    excerpt
    author
    date
    minutes
    category
    tags
    difficulty
    status
    featured
    icon
  }
`
