import { useEffect } from 'react'

/**
 * Ignores the second click of a double click. Many visitors double-click everything, and trembling
 * hands press twice: what the first click opens, the second must not close again, nor follow a link
 * that has appeared there. Forms guard themselves.
 */
export function useDoubleClickGuard(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const again = event.detail > 1
      if (!again || !(event.target as Element).closest('a, summary, button[type=button]')) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('click', onClick, true)
    return () => removeEventListener('click', onClick, true)
  }, [])
}
