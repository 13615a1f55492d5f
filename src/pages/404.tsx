import { graphql, type PageProps } from 'gatsby'
import { type ReactElement, useContext } from 'react'
import { Seo } from '../components/layout/seo'
import { Band } from '../components/ui/band'
import { PageLocaleContext } from '../components/ui/site-link'
import { Stack } from '../components/ui/layout-primitives'
import { CardsSection } from '../components/sections/cards'
import { HeroSection } from '../components/sections/top-and-close'
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
    <div data-not-found>
      <Seo title={missing.heading} description={missing.text} path="/404" image="page" hidden />
      <Band section="hero">
        <HeroSection
          kind="hero"
          {...(missing === page ? { badge: '404' } : {})}
          title={missing.heading}
          text={missing.text}
          actions={missing.links}
          illustration="lost"
        />
      </Band>
      {search ? (
        <Band background="sand" slim section="search">
          <Stack $gap="1.5rem">
            {search.suggestions ? (
              <AddressSuggestions title={search.suggestions} path={path} />
            ) : null}
            <SearchLink {...search} />
          </Stack>
        </Band>
      ) : null}
      {missing.ways ? (
        <Band section="cards">
          <CardsSection {...missing.ways} />
        </Band>
      ) : null}
    </div>
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
