import type { ReactElement } from 'react'
import styled, { css } from 'styled-components'
import type { Logo } from '../../content-model/brand'

/** In the header, the logo shows whether we are open, as soon as src/hydration/open-now.ts knows. */
const lit = css`
  :root[data-open='yes'] & {
    border-radius: 50%;
    background: var(--glow);
    box-shadow: 0 0 0.625rem 0.25rem var(--glow);
  }
  :root[data-open='no'] & .while-open {
    display: none;
  }
`

/** A logo that is always the same has no styles for it. */
const Mark = styled.svg<{ $isLit: boolean }>`
  ${({ $isLit }) => ($isLit ? lit : '')}
`

/** Ids and what refers to them, in the markup of a logo. */
const ids = /( id="| href="#|url\(#)/g

/**
 * Renders the logo.
 *
 * @param props.location place on the page; a prefix of its ids, so that no id occurs twice
 */
export function BrandMark(props: {
  logo: Logo
  location: 'header' | 'footer' | 'sheet'
}): ReactElement {
  const { logo, location } = props
  return (
    <Mark
      width="2.5rem"
      viewBox={logo.viewBox}
      aria-hidden="true"
      $isLit={location === 'header' && Boolean(logo.glow)}
      style={logo.glow ? { '--glow': logo.glow } : undefined}
      dangerouslySetInnerHTML={{ __html: logo.markup.replace(ids, `$1${location}-`) }}
    />
  )
}
