import { type ReactElement, type ReactNode, useContext } from 'react'
import styled from 'styled-components'
import { useInterface } from '../ui/interface'
import type { AlertBar } from '../../site/site'
import { Band, Column, sizeContainer } from '../ui/band'
import { noBreak } from '../ui/text'
import { PageLocaleContext, SiteLink } from '../ui/site-link'
import { color } from '../../theme/tokens'

/**
 * Renders the notice at the top of a page, on paper too, that this is a preview. It has next to no
 * style, because visitors of the real site download it and never see it.
 *
 * @param props.changes path of the page of changes, if there is one
 */
export function PreviewNotice({
  children,
  changes,
}: {
  children: ReactNode
  changes?: string
}): ReactElement {
  const { page } = useInterface()
  return (
    <aside aria-label={page.preview} style={{ padding: '1rem', border: '.25rem dashed' }}>
      <strong>{children}</strong>{' '}
      {/* With a target, because it is a file and no page that Gatsby could load. */}
      {changes ? (
        <a href={__PATH_PREFIX__ + changes} target="_self">
          {page.previewChanges}
        </a>
      ) : null}
    </aside>
  )
}

const Notice = styled.section`
  ${sizeContainer}
  /* Keeps a finger that misses the numbers below off the link. */
  padding-bottom: 0.375rem;
  background: ${color.lamp};
  color: ${color.lampText};
  --link: ${color.lampText};
  --visited: ${color.lampText};
  a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 1rem;
    min-height: 3rem;
    padding: 0.5rem 0;
    line-height: 1.3;
    text-decoration: none;
  }
  a > span {
    text-decoration: underline;
  }
  @media print {
    border: 1.5pt solid #000;
    padding: 0 6pt;
    a {
      min-height: 0;
      padding: 3pt 0;
    }
    a > span {
      display: none;
    }
  }
`

/** Renders the newest alert that applies to a page, or nothing if no alert does. */
export function AlertNotice(props: { bar: AlertBar; path: string }): ReactElement | null {
  const { name, more, alerts } = props.bar
  const alert = alerts.find(({ places }) => !places || places.some(isAtOrAbove(props.path)))
  if (!alert) return null
  return (
    <Notice aria-label={name}>
      <Column>
        <SiteLink to={alert.address}>
          <strong>{noBreak(alert.title)}</strong> <span>{more}</span>
        </SiteLink>
      </Column>
    </Notice>
  )
}

const isAtOrAbove =
  (path: string) =>
  (place: string): boolean =>
    path === place || path.startsWith(`${place}/`)

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
