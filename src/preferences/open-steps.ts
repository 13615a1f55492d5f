import type { MouseEvent } from 'react'

/** Buttons whose steps are on their way: a second press would put them back at once. */
const waiting = new WeakSet<HTMLElement>()

/**
 * Shows the steps of an article one at a time, or all again, where a button for it was pressed. The
 * text of an article is finished HTML, so its buttons are listened to from around it.
 */
export function openSteps(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLElement>('[data-one-step]')
  if (!button || waiting.has(button)) return
  waiting.add(button)
  import('./step-view').then(
    ({ toggleSteps }) => {
      waiting.delete(button)
      toggleSteps(button)
    },
    () => {
      waiting.delete(button)
      button.textContent = 'This did not load. All steps stand below.'
    },
  )
}
