import { graphql, type PageProps } from 'gatsby'
import type { CSSProperties, ReactElement } from 'react'
import styled from 'styled-components'
import { useInterface } from '../components/ui/interface'
import { SiteLink } from '../components/ui/site-link'
import { textColumn, screenOnly } from '../theme/mixins'
import { ArticleHeader } from '../components/article/article-header'
import { ArticleShare } from '../components/article/article-share'
import { StyledArticleBody } from '../components/article/article-styles'
import { BesideSheet } from '../components/layout/fridge-sheet'
import { type PageData, PageFrame } from '../components/layout/page-frame'
import { useSite } from '../components/layout/use-site'
import { Band } from '../components/ui/band'
import { Lead } from '../components/ui/text'
import { loadStepView } from '../preferences/load-step-view'
import type { ArticleData } from '../site/article-pages'

const RelatedNavigation = styled.nav`
  ${textColumn}
  h2 {
    font-size: 1.5rem;
    margin-bottom: 0.75rem;
  }
  ul {
    list-style: none;
    display: grid;
    gap: 1rem;
  }
  a {
    display: inline-block;
    min-height: 3rem;
    padding-top: 0.5rem;
    padding-bottom: 0.5rem;
    font-weight: 700;
  }
  ${screenOnly}
`

/** Renders the articles that are related to the one on the page. */
function RelatedArticleList(props: { articles: ArticleData['related'] }): ReactElement {
  const { article } = useInterface()
  return (
    <RelatedNavigation aria-labelledby="related">
      <h2 id="related">{article.related}</h2>
      <ul>
        {props.articles.map(({ path, title, excerpt }) => (
          <li key={path}>
            <SiteLink to={path}>{title}</SiteLink>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
    </RelatedNavigation>
  )
}

/** Renders an article. Its text is HTML of the build; if there is none yet, the page says so. */
export default function Article({
  data: { page },
}: PageProps<{ page: PageData<ArticleData> }>): ReactElement {
  const { article, html, names, related, summary, fridge, list, comingSoon } = page.data
  const site = useSite()
  const { steps } = useInterface()
  return (
    <article>
      <PageFrame page={page}>
        <Band background="sand" slim>
          <ArticleHeader article={article} review={article} list={list} />
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
              <Lead>{comingSoon}</Lead>
            </StyledArticleBody>
          )}
        </Band>
        {related.length > 0 ? (
          <Band slim>
            <RelatedArticleList articles={related} />
          </Band>
        ) : null}
        <Band background="sand" slim>
          <BesideSheet fridge={fridge}>
            <ArticleShare
              title={article.title}
              summary={summary}
              url={site.origin + article.path}
              fridge={fridge?.path}
            />
          </BesideSheet>
        </Band>
      </PageFrame>
    </article>
  )
}

/** Returns the custom property with the host, which printed links are prefixed with. */
function siteOnPaper(origin: string): CSSProperties & { '--site': string } {
  return { '--site': `'${new URL(origin).host}'` }
}

export const query = graphql`
  query Article($id: String!) {
    page: contentPage(id: { eq: $id }) {
      ...PageFields
    }
  }
`
