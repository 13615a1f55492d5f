import type { ReactElement, ReactNode } from 'react'

/** Next steps. Holds `ButtonLink`. */
export function Buttons({ children }: { children?: ReactNode }): ReactElement {
  return <div className="buttons">{children}</div>
}

/** A link that looks like a button. The first of a group is the primary one. */
export function ButtonLink(props: { to?: string; children?: ReactNode }): ReactElement {
  return (
    <a className="button" href={props.to}>
      {props.children}
    </a>
  )
}
