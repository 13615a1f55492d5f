import type { KeyboardEvent } from 'react'

/**
 * Milliseconds after a result in which another press is ignored. Trembling hands press twice, and a
 * fast response may come between.
 */
export const resubmitDelay = 1000

/** Keeps a held Enter key from submitting a form repeatedly. */
export function ignoreRepeatedEnter(event: KeyboardEvent): void {
  const writes = event.target instanceof HTMLTextAreaElement
  if (event.key === 'Enter' && event.repeat && !writes) event.preventDefault()
}
