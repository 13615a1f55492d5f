import type { ReactElement, ReactNode } from 'react'

/**
 * Says at the top of a page, on paper too, that this is a preview. It is drawn with next to nothing,
 * because visitors of the real site download it and never see it.
 */
export function PreviewNotice({ children }: { children: ReactNode }): ReactElement {
  return (
    <aside aria-label="Preview" style={{ padding: '1rem', border: '.25rem dashed' }}>
      <strong>{children}</strong>
    </aside>
  )
}
