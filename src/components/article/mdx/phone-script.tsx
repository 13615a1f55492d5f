import type { ReactElement, ReactNode } from 'react'
import { PhoneIcon } from './box-icons'

/** Script for a phone call. Holds quotes. */
export function PhoneScript(props: { title?: string; children?: ReactNode }): ReactElement {
  return (
    <aside className="phone-script">
      <p className="box-title">
        <PhoneIcon />
        {props.title}
      </p>
      {props.children}
    </aside>
  )
}
