import { screen, within } from '@testing-library/react'
import { ArticleList } from '../../src/search/article-list'
import type { ArticleSummary } from '../../src/components/article/article-summary'
import { packArticles } from '../../src/output/pack-articles'
import { show } from '../components/layout/render'
import { blog } from '../sites/small-site'

type Answer = Pick<Response, 'ok' | 'status' | 'json'>

/** Stands for the network. */
export const asked = jest.fn<Promise<Answer>, [string]>()

/** An answer with the list of all articles. */
export const listOf = (articles: readonly ArticleSummary[]): Answer => ({
  ok: true,
  status: 200,
  json: () => Promise.resolve(packArticles(articles)),
})

/** What the page of the list is given at build time: the newest seven, and how many there are. */
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

/** Shows the list as the page does, opened at an address. */
export function showList(articles: readonly ArticleSummary[], address = '/blog') {
  window.history.pushState(null, '', address)
  asked.mockReset()
  asked.mockResolvedValue(listOf(articles))
  Object.assign(globalThis, { fetch: asked })
  return show(list(articles))
}

/** The titles that can be seen, from top to bottom. */
export function titles(): string[] {
  return screen
    .queryAllByRole('heading', { level: 3 })
    .flatMap((heading) => within(heading).queryByRole('link')?.textContent ?? [])
}

export const numbers = (...list: number[]): string[] => list.map((one) => `Article number ${one}`)
export const searchField = (): HTMLElement => screen.getByRole('searchbox')
export const topic = (name: string): HTMLElement => screen.getByRole('button', { name })
/** What screen readers are told; it stands before the notices of the frame. */
export const announcement = (): HTMLElement => screen.getAllByRole('status')[0]!
/** The line that tells how many were found, as it is seen. */
export const resultsLine = (): string => announcement().previousElementSibling!.textContent
