import { Link } from 'gatsby'
import type { AnchorHTMLAttributes, ReactElement } from 'react'

/** A link. Paths of this site change the page without a reload; everything else is a plain link. */
export function SiteLink({
  to,
  children,
  ...rest
}: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>): ReactElement {
  return to.startsWith('/') ? (
    <Link to={to} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}
