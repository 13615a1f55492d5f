import { createContext, useContext, type AnchorHTMLAttributes, type ReactElement } from 'react'
import { leadsElsewhere } from '../../content-model/language'
import type { ShownLocale } from '../../site/site'
import { breakAfter } from './text'

/** Language of the page, and the languages that it is written in. */
export const PageLocaleContext = createContext<ShownLocale>({})

/** Path of the current page. */
export const CurrentPath = createContext('')

/**
 * Renders a link. The path below which the site lives goes before paths of its own. A link to the
 * current page has `aria-current`; one to a page in another language says so, and one to another site names it. While
 * we are closed, src/hydration/open-now.ts changes a link to our number before React is there.
 */
export function SiteLink(
  props: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>,
): ReactElement {
  const { to, children, ...rest } = props
  const current = useContext(CurrentPath) === to ? { 'aria-current': 'page' as const } : {}
  const href = __PATH_PREFIX__ && to.startsWith('/') ? __PATH_PREFIX__ + to : to
  const { folder, elsewhere } = useContext(PageLocaleContext)
  if (folder && elsewhere && leadsElsewhere(to, folder)) {
    return (
      <a href={href} hrefLang={elsewhere.locale} {...rest}>
        {children}
        {/* A space that stays where the link is a flex container. */}
        <span>{`\u00a0${elsewhere.text}`}</span>
      </a>
    )
  }
  const [, host] = /^https:\/\/(?:www\.)?([^/?#:]+)/.exec(to) ?? []
  return (
    <a href={href} suppressHydrationWarning={to.startsWith('tel:')} {...current} {...rest}>
      {/* A text alone, which React replaces as a whole even after a translator has moved it. */}
      {host ? (
        <>
          {children} <span>{breakAfter('/.', `(${host})`)}</span>
        </>
      ) : (
        children
      )}
    </a>
  )
}
