import type { KeyboardEvent } from 'react'

/**
 * How long after an outcome another press still belongs to the one before it, in milliseconds.
 * Trembling hands press twice, and a quick answer may come between.
 */
export const resubmitDelay = 1000

/** Keeps an Enter key that is held down from sending a form again and again. */
export function ignoreRepeatedEnter(event: KeyboardEvent): void {
  const writes = event.target instanceof HTMLTextAreaElement
  if (event.key === 'Enter' && event.repeat && !writes) event.preventDefault()
}
