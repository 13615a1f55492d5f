import { graphql, type PageProps } from 'gatsby'
import type { CSSProperties, ReactElement } from 'react'
import { useInterface } from '../components/ui/interface'
import { ArticleHeader } from '../components/article/article-header'
import { ArticleShare } from '../components/article/article-share'
import { StyledArticleBody } from '../components/article/article-styles'
import { BesideSheet } from '../components/layout/fridge-sheet'
import { type PageData, PageFrame } from '../components/layout/page-frame'
import { useSite } from '../components/layout/use-site'
import { CardsSection } from '../components/sections/cards'
import { Band } from '../components/ui/band'
import { Lead } from '../components/ui/text'
import { loadStepView } from '../preferences/load-step-view'
import type { ArticleData } from '../site/article-pages'

/** Renders an article. Its text is HTML of the build; if there is none yet, the page says so. */
export default function Article({
  data: { page },
}: PageProps<{ page: PageData<ArticleData> }>): ReactElement {
  const { article, html, names, related, summary, fridge, list, comingSoon } = page.data
  const site = useSite()
  const { article: texts, steps } = useInterface()
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
          <Band slim screenOnly>
            <nav aria-label={texts.related}>
              <CardsSection kind="cards" title={texts.related} cards={related} />
            </nav>
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
