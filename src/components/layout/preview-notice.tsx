import type { ReactElement, ReactNode } from 'react'

/**
 * Says at the top of a page, on paper too, that this is a preview. It is drawn with next to nothing,
 * because visitors of the real site download it and never see it.
 *
 * @param props.changes address of the page of what changed, where there is one
 */
export function PreviewNotice({
  children,
  changes,
}: {
  children: ReactNode
  changes?: string
}): ReactElement {
  return (
    <aside aria-label="Preview" style={{ padding: '1rem', border: '.25rem dashed' }}>
      <strong>{children}</strong>{' '}
      {/* With its target said, for it is a file and no page that Gatsby could bring. */}
      {changes ? (
        <a href={changes} target="_self">
          See what changed
        </a>
      ) : null}
    </aside>
  )
}
