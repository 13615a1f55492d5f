import type { ReactElement, ReactNode } from 'react'
import { PhoneMark } from './marks'

/** Words to say on the telephone. Holds quotes. */
export function PhoneScript(props: { title?: string; children?: ReactNode }): ReactElement {
  return (
    <aside className="phone-script">
      <p className="box-title">
        <PhoneMark />
        {props.title}
      </p>
      {props.children}
    </aside>
  )
}
