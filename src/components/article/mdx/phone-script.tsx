import type { ReactElement, ReactNode } from 'react'
import { PhoneIcon } from './box-icons'

/** Words to say on the telephone. Holds quotes. */
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
