import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { AlertBar } from '../../site/site'
import { Column, sizeContainer } from '../ui/band'
import { noBreak } from '../ui/running-text'
import { SiteLink } from '../ui/site-link'
import { color } from '../../theme/tokens'

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

/** Renders the newest alert that is on for a page; nothing where there is none. */
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
