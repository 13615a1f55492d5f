import type { ReactElement, ReactNode } from 'react'
import { PhoneIcon } from './box-icons'

/** Script for a phone call. Holds quotes. */
export function PhoneScript(props: {
  title?: string
  /** Without icon: feed readers leave out drawings, or show them at any size. */
  plain?: boolean
  children?: ReactNode
}): ReactElement {
  return (
    <aside className="phone-script">
      <p className="box-title">
        {props.plain ? null : <PhoneIcon />}
        {props.title}
      </p>
      {props.children}
    </aside>
  )
}
