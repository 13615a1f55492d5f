import Phone from 'lucide/dist/esm/icons/phone.mjs'
import { createContext, type ReactElement, useContext } from 'react'
import styled, { css } from 'styled-components'
import type { SiteConfig } from '../../site/site-config'
import { color } from '../../theme/tokens'
import { LucideIcon } from './lucide-icon'
import { noBreak } from './text'

/** Our number, our hours, and where links to call us lead while we are closed. */
export const OurLineContext = createContext<
  Partial<Pick<SiteConfig, 'phone' | 'openStatus' | 'whileClosed'>>
>({})

const Words = styled.span`
  display: inline-grid;
  align-items: center;
  justify-items: center;
  > * {
    grid-area: 1 / 1;
  }
  :root[data-open='no'] & > :first-child,
  :root:not([data-open='no']) & > :last-child {
    visibility: hidden;
  }
`

/**
 * Renders the words of a link, after the icon of a telephone if it calls. While we are closed, the link to our number
 * has other words in their place, which say where it leads instead.
 *
 * @param props.withoutIcon leaves the icon out, for screen readers
 */
export function WordsToCall(props: {
  to: string
  withoutIcon?: boolean
  children: string
}): ReactElement {
  const { phone, whileClosed } = useContext(OurLineContext)
  const hasIcon = props.to.startsWith('tel:') && !props.withoutIcon
  const call = (
    <span>
      {hasIcon ? <LucideIcon icon={Phone} /> : null}
      {noBreak(props.children)}
    </span>
  )
  if (!whileClosed || props.to !== phone?.href) return call
  return (
    <Words>
      {call} <span>{noBreak(whileClosed.label)}</span>
    </Words>
  )
}

/** Words that src/hydration/open-now.ts knows, with room for the longest of them, so that nothing moves. */
export const wordsWithRoom = css`
  display: inline-grid;
  > *,
  &::before,
  &::after {
    grid-area: 1 / 1;
  }
  @media screen {
    &::before {
      content: attr(data-room);
      visibility: hidden;
    }
  }
`

/** Our hours in words. They are replaced by whether we are open once src/hydration/open-now.ts has found out. */
export const HoursNow = styled.span`
  ${wordsWithRoom}
  text-align: start;
  @media screen {
    :root[data-open='yes'] &::after,
    :root[data-open='no'] &::after {
      content: var(--status);
    }
    :root[data-open='yes'] & > span,
    :root[data-open='no'] & > span {
      visibility: hidden;
    }
  }
`

/** The lamp before the words: lit while we are open. */
export const Lamp = styled.i`
  position: absolute;
  left: 0;
  top: calc(50% - 0.375em);
  width: 0.75em;
  height: 0.75em;
  border: 0.125em solid ${color.lamp};
  border-radius: 50%;
  visibility: hidden;
  :root[data-open='yes'] & {
    visibility: visible;
    background: ${color.lamp};
    box-shadow: 0 0 0.375em 0.0625em ${color.lamp};
  }
  :root[data-open='no'] & {
    visibility: visible;
  }
`
