import { graphql, type PageProps } from 'gatsby'
import { useContext, type ReactElement } from 'react'
import type { NotFoundContent } from '../content-model/schemas/not-found'
import { Seo } from '../components/layout/seo'
import { Actions } from '../components/ui/actions'
import { Band } from '../components/ui/band'
import { PageLanguageContext } from '../components/ui/page-language'
import { TwoColumns, Stack } from '../components/ui/layout-primitives'
import { SceneImage } from '../components/ui/scene-image'
import { Lead } from '../components/ui/text'
import { CardsSection } from '../components/sections/cards'

interface Data {
  pages: { nodes: { language: string; data: NotFoundContent }[] }
  blogs: { nodes: { language: string; path: string }[] }
}

/**
 * Renders the page for URLs that do not exist, in the language of the address. It is written to /404.html
 * and to each list of articles, below which an article is missing, and hosts respond with the nearest one.
 */
export default function NotFound({ data, location }: PageProps<Data>): ReactElement {
  const { language = '' } = useContext(PageLanguageContext)
  const texts = data.pages.nodes.find((node) => node.language === language)?.data
  if (!texts) throw new Error(`There is no not-found.yaml for the language "${language}".`)
  const { page, article } = texts
  const path = location.pathname.slice(__PATH_PREFIX__.length)
  const isArticle = data.blogs.nodes.some((blog) => path.startsWith(`${blog.path}/`))
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

export const query = graphql`
  query NotFound {
    pages: allContentNotFound {
      nodes {
        language
        data
      }
    }
    blogs: allContentBlog {
      nodes {
        language
        path
      }
    }
  }
`
