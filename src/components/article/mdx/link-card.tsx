import type { ReactElement, ReactNode } from 'react'

/**
 * Card with a link to another site. It opens in a new tab, so that the article stays open, and says
 * so.
 */
export function LinkCard(props: {
  href?: string
  title?: string
  /** Says that the link opens a new tab. */
  newTab?: string
  children?: ReactNode
}): ReactElement {
  return (
    <div className="link-card">
      <p className="link-card-title">
        <a href={props.href} target="_blank" rel="noopener noreferrer">
          <strong>{props.title}</strong> <span className="new-tab">{props.newTab}</span>
        </a>
      </p>
      {props.children}
    </div>
  )
}
