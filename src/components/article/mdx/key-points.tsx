import type { ReactElement, ReactNode } from 'react'

/** Key points at the top of an article, for readers in a hurry. Holds a list. */
export function KeyPoints({ children }: { children?: ReactNode }): ReactElement {
  return (
    <section className="key-points" aria-label="The main points">
      <h2>The main points</h2>
      {children}
    </section>
  )
}
