import type { PageData, PageViolation, SiteRule } from '../rule'

interface Help {
  language: string
  order: string
}

/**
 * Ways to get help come in the same order on every page of a language. Links inside main do not count,
 * nor do those to a page in another language.
 */
export const consistentHelp: SiteRule = {
  kind: 'site',
  name: 'consistent-help',
  summary: 'Help is in the same place on each page',
  requirement: 'phone, email, contact and questions in one order outside the main part',
  evidence: 'WCAG 2.2, 3.2.6 Consistent Help (A)',
  collect: (): Help => {
    const language = document.documentElement.lang
    const order = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => !link.closest('main, [role=main]'))
      .filter(({ hreflang }) => hreflang === '' || hreflang === language)
      .flatMap((link) => {
        const href = link.getAttribute('href') ?? ''
        const path = href.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '')
        if (/^(tel|sms|mailto):/.test(href)) return [href.replace(/:.*$/, '')]
        const help = /\/(contact|faq|help|support)(-us)?(\.html)?\/?$/.exec(path)
        return help ? [help[1] ?? ''] : []
      })
    return { language, order: order.join(', ') }
  },
  validate: (pages) => {
    const orders = pages.map(({ path, data }: PageData) => ({ path, ...(data as Help) }))
    const languages = new Set(orders.map(({ language }) => language))
    return [...languages].flatMap((one) =>
      unusual(orders.filter(({ language }) => language === one)),
    )
  },
}

/** Returns the pages whose order is not that of most. */
function unusual(orders: readonly { path: string; order: string }[]): PageViolation[] {
  const counts = new Map<string, number>()
  for (const { order } of orders) counts.set(order, (counts.get(order) ?? 0) + 1)
  const [usual = ''] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
  return orders
    .filter(({ order }) => order !== usual || order === '')
    .map(({ path, order }) => ({
      path,
      selector: 'a[href]',
      text: order || 'no way to get help',
      value: usual ? `elsewhere: ${usual}` : 'none',
      distance: 1,
    }))
}
