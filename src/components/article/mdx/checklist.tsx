import type { ReactElement, ReactNode } from 'react'

/** Checklist of things to look for or to tick off. Holds a list. */
export function Checklist({ children }: { children?: ReactNode }): ReactElement {
  return <div className="checklist">{children}</div>
}
