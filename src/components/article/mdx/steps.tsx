import type { ReactElement, ReactNode } from 'react'

/** Steps to do one after the other. Holds a numbered list. */
export function Steps({ children }: { children?: ReactNode }): ReactElement {
  return <div className="steps">{children}</div>
}
