import type { ReactElement, ReactNode } from 'react'

/** Key points at the top of an article, for readers in a hurry. Holds a list. */
export function KeyPoints({
  title,
  children,
}: {
  title?: string
  children?: ReactNode
}): ReactElement {
  return (
    <section className="key-points" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
