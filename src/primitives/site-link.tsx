import { Link } from 'gatsby'
import type { AnchorHTMLAttributes, ReactElement } from 'react'

/** A link. Paths of this site change the page without a reload; everything else is a plain link. */
export function SiteLink({
  to,
  ...rest
}: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>): ReactElement {
  return to.startsWith('/') ? <Link to={to} {...rest} /> : <a href={to} {...rest} />
}
