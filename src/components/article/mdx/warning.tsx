import type { ReactElement, ReactNode } from 'react'
import { WarningIcon } from './box-icons'

/** Something to beware of, said before it is needed. */
export function Warning(props: { title?: string; children?: ReactNode }): ReactElement {
  return (
    <aside className="warning">
      <p className="box-title">
        <WarningIcon />
        {props.title}
      </p>
      {props.children}
    </aside>
  )
}
