import type { ReactElement, ReactNode } from 'react'

interface LabeledProps {
  /** Label from the interface. */
  label?: string
  children?: ReactNode
}

/** Steps to do one after the other. Holds a numbered list, and `ItWorked` at its end. */
export function Steps({ children }: { children?: ReactNode }): ReactElement {
  return <div className="steps">{children}</div>
}

/** What may happen instead at a step, and the way back. */
export function IfItGoesWrong({ label, children }: LabeledProps): ReactElement {
  return (
    <div className="way-back">
      <p>
        <strong>{label}</strong>
      </p>
      {children}
    </div>
  )
}

/** How one knows that the steps worked. */
export function ItWorked({ label, children }: LabeledProps): ReactElement {
  return (
    <div className="it-worked">
      <p>
        <strong>{label}</strong>
      </p>
      {children}
    </div>
  )
}
