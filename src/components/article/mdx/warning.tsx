import type { ReactElement, ReactNode } from 'react'
import { WarningIcon } from './box-icons'

/** Warning of something to beware of. */
export function Warning(props: {
  title?: string
  /** Without icon: feed readers leave out drawings, or show them at any size. */
  plain?: boolean
  children?: ReactNode
}): ReactElement {
  return (
    <aside className="warning">
      <p className="box-title">
        {props.plain ? null : <WarningIcon />}
        {props.title}
      </p>
      {props.children}
    </aside>
  )
}
