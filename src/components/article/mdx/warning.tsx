import type { ReactElement, ReactNode } from 'react'
import { WarningIcon } from './box-icons'

/** Warning of something to beware of. */
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
