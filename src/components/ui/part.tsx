import { type ReactElement, type ReactNode, Suspense, useEffect } from 'react'

/**
 * A part of a page that React hydrates separately. Where the HTML of a part was changed by something
 * else, such as a browser extension, React renders only that part again, and leaves the others as
 * they are.
 */
export function Part({ children }: { children: ReactNode }): ReactElement {
  return (
    <Suspense fallback={null}>
      {children}
      <Hydrated />
    </Suspense>
  )
}

function Hydrated(): null {
  useEffect(() => {
    dispatchEvent(new Event('part-hydrated'))
  }, [])
  return null
}

/** Returns the number of parts in the HTML of a page: React marks each with a comment. */
export function countParts(page: Element): number {
  const comments = document.createTreeWalker(page, NodeFilter.SHOW_COMMENT)
  let count = 0
  while (comments.nextNode()) if (comments.currentNode.nodeValue === '$') count += 1
  return count
}
