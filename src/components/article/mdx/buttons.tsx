import type { ReactElement, ReactNode } from 'react'
import { spaced } from '../../ui/spaced'

/** Row of next steps. Holds `ButtonLink`. */
export function Buttons({ children }: { children?: ReactNode }): ReactElement {
  return <div className="buttons">{spaced(children)}</div>
}

/** Renders a link that looks like a button. */
export function ButtonLink(props: { to?: string; children?: ReactNode }): ReactElement {
  return (
    <a className="button" href={props.to}>
      {props.children}
    </a>
  )
}
