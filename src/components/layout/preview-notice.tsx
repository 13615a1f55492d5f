import type { ReactElement, ReactNode } from 'react'
import { useInterface } from '../ui/interface'

/**
 * Renders the notice at the top of a page, on paper too, that this is a preview. It has next to no
 * style, because visitors of the real site download it and never see it.
 *
 * @param props.changes path of the page of changes, where there is one
 */
export function PreviewNotice({
  children,
  changes,
}: {
  children: ReactNode
  changes?: string
}): ReactElement {
  const { page } = useInterface()
  return (
    <aside aria-label={page.preview} style={{ padding: '1rem', border: '.25rem dashed' }}>
      <strong>{children}</strong>{' '}
      {/* With a target, because it is a file and no page that Gatsby could load. */}
      {changes ? (
        <a href={__PATH_PREFIX__ + changes} target="_self">
          {page.previewChanges}
        </a>
      ) : null}
    </aside>
  )
}
