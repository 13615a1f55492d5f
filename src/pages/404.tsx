import { graphql, type PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import type { NotFoundContext } from '../components/article/page-contexts'
import type { NotFoundContent } from '../content-model/schemas/not-found'
import { Seo } from '../components/layout/seo'
import { Actions } from '../components/ui/actions'
import { Band } from '../components/ui/band'
import { TwoColumns, Stack } from '../components/ui/layout-primitives'
import { SceneImage } from '../components/ui/scene-image'
import { Lead } from '../components/ui/text'
import { CardsSection } from '../components/sections/cards'

/**
 * Renders the page for URLs that do not exist. It is written to /404.html and to /blog/404.html,
 * and hosts respond with the nearest one: below /blog an article is missing.
 */
export default function NotFound({
  data,
  location,
  pageContext,
}: PageProps<{ notFound: { data: NotFoundContent } }, NotFoundContext>): ReactElement {
  const { page, article } = data.notFound.data
  const isArticle = pageContext?.ofArticles || isBelowBlog(location.pathname)
  const missing = (isArticle && article) || page
  return (
    <>
      <Seo title={missing.heading} description={missing.text} path="/404" image="page" hidden />
      <Band>
        <TwoColumns $left="1.15fr" $right="1fr">
          <Stack data-not-found>
            {missing === page ? <Lead>404</Lead> : null}
            <h1>{missing.heading}</h1>
            <Lead>{missing.text}</Lead>
            <Actions actions={missing.links} />
          </Stack>
          <SceneImage name="lost" standing />
        </TwoColumns>
      </Band>
      {missing.ways ? (
        <Band background="sand">
          <CardsSection {...missing.ways} />
        </Band>
      ) : null}
    </>
  )
}

/** Returns whether a path is one of articles; the list of a translation may have another address. */
function isBelowBlog(pathname: string): boolean {
  return /^(\/[a-z]{2})?\/blog\//.test(pathname.slice(__PATH_PREFIX__.length))
}

export const query = graphql`
  query NotFound($language: String = "") {
    notFound: contentNotFound(language: { eq: $language }) {
      data
    }
  }
`
