import type { CSSProperties, ReactElement } from 'react'
import type { Logo } from '../../content-model/brand'

/** Inline and not in the style sheet: whether we are open is known only in the browser. */
const glowStyle = (color: string): CSSProperties => ({
  borderRadius: '50%',
  background: color,
  boxShadow: `0 0 0.625rem 0.25rem ${color}`,
})

/** Ids and what refers to them, in the markup of a logo. */
const ids = /( id="| href="#|url\(#)/g

/** Class of the parts of a logo that are seen unless we are closed. */
const whileOpen = / class="while-open"/g

/**
 * Renders the logo.
 *
 * @param props.location place on the page; a prefix of its ids, so that no id occurs twice
 * @param props.isOpen whether we are open; undefined if that is not known
 */
export function BrandMark(props: {
  logo: Logo
  location: 'header' | 'footer' | 'sheet'
  isOpen?: boolean | undefined
}): ReactElement {
  const { logo, location, isOpen } = props
  const markup = isOpen === false ? logo.markup.replace(whileOpen, ' display="none"') : logo.markup
  return (
    <svg
      width="2.5rem"
      viewBox={logo.viewBox}
      aria-hidden="true"
      data-open={isOpen}
      style={isOpen && logo.glow ? glowStyle(logo.glow) : undefined}
      dangerouslySetInnerHTML={{ __html: markup.replace(ids, `$1${location}-`) }}
    />
  )
}
