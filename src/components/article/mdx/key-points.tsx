import type { ReactElement, ReactNode } from 'react'

/** What a reader in a hurry should know, at the top of an article. Holds a list. */
export function KeyPoints({ children }: { children?: ReactNode }): ReactElement {
  return (
    <section className="key-points" aria-label="The main points">
      <h2>The main points</h2>
      {children}
    </section>
  )
}
