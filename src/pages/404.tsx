import { graphql, type PageProps } from 'gatsby'
import { type ReactElement, useContext } from 'react'
import { Seo } from '../components/layout/seo'
import { Actions } from '../components/ui/actions'
import { Band } from '../components/ui/band'
import { PageLocaleContext } from '../components/ui/site-link'
import { Stack, TwoColumns } from '../components/ui/layout-primitives'
import { Illustration } from '../components/ui/illustration'
import { Lead } from '../components/ui/text'
import { CardsSection } from '../components/sections/cards'
import { AddressSuggestions } from '../search/address-suggestions'
import { SearchLink } from '../search/list-controls'
import type { Layout } from '../site/site'

interface Data {
  sites: { nodes: Pick<Layout, 'folder' | 'notFound'>[] }
}

/**
 * Renders the page for URLs that do not exist, in the language of the address. It is written to /404.html
 * and to each list of articles, below which an article is missing, and hosts respond with the nearest one.
 */
export default function NotFound({ data, location }: PageProps<Data>): ReactElement {
  const { folder = '' } = useContext(PageLocaleContext)
  // The check finds a language without not-found.yaml.
  const { page, article, search } = data.sites.nodes.find(
    (site) => site.folder === folder,
  )!.notFound
  const path = location.pathname.slice(__PATH_PREFIX__.length)
  const isArticle = data.sites.nodes.some(
    ({ notFound: { list } }) => list && path.startsWith(`${list}/`),
  )
  const missing = (isArticle && article) || page
  return (
    <>
      <Seo title={missing.heading} description={missing.text} path="/404" image="page" hidden />
      <Band>
        <TwoColumns $left="1.15fr">
          <Stack data-not-found>
            {missing === page ? <Lead>404</Lead> : null}
            <h1>{missing.heading}</h1>
            <Lead>{missing.text}</Lead>
            <Actions actions={missing.links} />
            {search?.suggestions ? (
              <AddressSuggestions title={search.suggestions} path={path} />
            ) : null}
            {search ? <SearchLink {...search} /> : null}
          </Stack>
          <Illustration name="lost" standing />
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
    sites: allSiteLayout {
      nodes {
        folder
        notFound
      }
    }
  }
`
