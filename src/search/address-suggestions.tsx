import { useEffect, useMemo, type ReactElement } from 'react'
import styled from 'styled-components'
import { Stack } from '../components/ui/layout-primitives'
import { SiteLink } from '../components/ui/site-link'
import { loadSiteSearch, useLoaded } from './use-loaded'

const mostSuggested = 3

const PageLink = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  min-height: 3rem;
`

/** Renders links to the pages that an unknown address may mean, found by its words. */
export function AddressSuggestions(props: { title: string; path: string }): ReactElement | null {
  const [loaded, request] = useLoaded(loadSiteSearch)
  useEffect(request, [request])
  const parts = useMemo(
    () => loaded?.search(props.path).groups.flatMap((group) => group.parts) ?? [],
    [loaded, props.path],
  )
  const pages = parts
    .filter(({ kind }) => kind === 'page' || kind === 'outcome' || kind === 'article')
    .slice(0, mostSuggested)
  if (pages.length === 0) return null
  return (
    <Stack as="nav" aria-label={props.title}>
      <h2>{props.title}</h2>
      {pages.map(({ title, path }) => (
        <PageLink key={path + title} to={path}>
          {title}
        </PageLink>
      ))}
    </Stack>
  )
}
