import { useContext, type ReactElement } from 'react'
import { Band } from '../ui/band'
import { PageLocaleContext } from '../ui/page-locale'

/** Renders the notice on top of a translation whose source has changed; nothing on other pages. */
export function StaleNotice(): ReactElement | null {
  const { stale } = useContext(PageLocaleContext)
  if (!stale) return null
  const { text, link } = stale
  return (
    <Band background="sand" slim>
      <p>
        {text}{' '}
        <a href={__PATH_PREFIX__ + link.to} hrefLang={link.locale}>
          {link.label}
        </a>
      </p>
    </Band>
  )
}
