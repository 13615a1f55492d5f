import { screen, within } from '@testing-library/react'
import type { SentencesByPath } from '../../src/site/search-files'
import { ArticleList } from '../../src/search/article-list'
import type { ArticleSummary } from '../../src/site/site'
import { renderAlone } from '../components/layout/render'
import { blog } from '../sites/small-site'

type Answer = Pick<Response, 'ok' | 'status' | 'json'>

/** Mock of fetch. */
export const fetchMock = jest.fn<Promise<Answer>, [string, RequestInit?]>()

/** Returns a response with the index of all articles. */
export const indexResponse = (articles: readonly ArticleSummary[]): Answer => ({
  ok: true,
  status: 200,
  json: () => Promise.resolve({ articles, synonyms: { groups: [], ignored: [] } }),
})

/**
 * Returns the props of the list from the build: the newest seven articles, and the number of all.
 */
export function list(articles: readonly ArticleSummary[]) {
  return (
    <ArticleList
      copy={blog}
      newest={articles.slice(0, 7)}
      featured={articles.find((article) => article.featured)}
      total={articles.length}
      all="/sitemap"
    />
  )
}

/** Renders the list as the page does, at a URL. */
export function renderList(
  articles: readonly ArticleSummary[],
  address = '/blog',
  sentences: SentencesByPath = {},
) {
  window.history.pushState(null, '', address)
  fetchMock.mockReset()
  fetchMock.mockImplementation((path) =>
    Promise.resolve(
      path.endsWith('article-texts.json')
        ? { ok: true, status: 200, json: () => Promise.resolve(sentences) }
        : indexResponse(articles),
    ),
  )
  Object.assign(globalThis, { fetch: fetchMock })
  return renderAlone(list(articles))
}

/** Returns the visible titles, from top to bottom. */
export function titles(): string[] {
  return screen
    .queryAllByRole('heading', { level: 3 })
    .flatMap((heading) => within(heading).queryByRole('link')?.textContent ?? [])
}

export const numbers = (...list: number[]): string[] => list.map((one) => `Article number ${one}`)
export const searchField = (): HTMLElement => screen.getByRole('searchbox')
export const topic = (name: string): HTMLElement => screen.getByRole('button', { name })
/** Returns the live region of the list, which comes before that of the notices. */
export const announcement = (): HTMLElement => screen.getAllByRole('status')[0]!
/** Returns the visible text with the number of results. */
export const resultCount = (): string => announcement().previousElementSibling!.textContent
