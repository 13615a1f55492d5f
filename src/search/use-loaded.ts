import { useCallback, useContext, useRef, useState } from 'react'
import { PageLocaleContext } from '../components/ui/site-link'
import {
  searchIndexUrl,
  sentencesUrl,
  type SearchIndex,
  type SentencesByPath,
} from '../site/search-files'
import { fetchFile } from './fetch-file'

export const loadIndex = (language: string) => fetchFile<SearchIndex>(searchIndexUrl(language))

export const loadSentences = (language: string) =>
  fetchFile<SentencesByPath>(sentencesUrl(language))

/** Loads code that only a search needs. All modules are in one chunk. */
export const loadEngine = async () => {
  const [engine, siteEngine, foundList] = await Promise.all([
    import(/* webpackChunkName: "search-engine" */ './search-engine'),
    import(/* webpackChunkName: "search-engine" */ './site-engine'),
    import(/* webpackChunkName: "search-engine" */ './found-list'),
  ])
  return { ...engine, ...siteEngine, ...foundList }
}

/** Loads the search of the whole site, and prepares it, so that this delays no letter that is typed. */
export const loadSiteSearch = async (language: string) => {
  const [index, engine] = await Promise.all([loadIndex(language), loadEngine()])
  return { index, engine, search: engine.createSiteSearch(index) }
}

/**
 * Loads a part of the search when it is first requested, and again after a failure. The part is
 * undefined until it has been loaded, and null if that failed.
 */
export function useLoaded<Part>(
  load: (folder: string) => Promise<Part>,
): [part: Part | null | undefined, request: () => void] {
  const { folder = '' } = useContext(PageLocaleContext)
  const [part, setPart] = useState<Part | null>()
  const isRequested = useRef(false)
  const request = useCallback(() => {
    if (isRequested.current) return
    isRequested.current = true
    load(folder).then(
      (loaded) => setPart(() => loaded),
      () => {
        isRequested.current = false
        setPart(null)
      },
    )
  }, [load, folder])
  return [part, request]
}
