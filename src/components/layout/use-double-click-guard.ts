import { useEffect } from 'react'

/**
 * Takes a double click for one press. Many visitors double-click everything, and trembling hands press
 * twice: what the first click opens, the second must not close again, nor follow the link that has come
 * to lie there. Forms see to it themselves.
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
