import { useEffect, useMemo, type ReactElement } from 'react'
import { CardsSection } from '../components/sections/cards'
import { FullWidth } from '../components/ui/layout-primitives'
import { loadSiteSearch, useLoaded } from './use-loaded'

const mostSuggested = 2

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
    <FullWidth as="nav" aria-label={props.title}>
      <CardsSection
        kind="cards"
        title={props.title}
        cards={pages.map(({ title, path }) => ({ title, to: path }))}
      />
    </FullWidth>
  )
}
