import type { MouseEvent } from 'react'

/**
 * Shows the steps of an article one at a time, or all again, where a button for it was pressed. The
 * text of an article is finished HTML, so its buttons are listened to from around it.
 */
export function openSteps(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLElement>('[data-one-step]')
  if (!button) return
  import('./step-view').then(
    ({ toggleSteps }) => toggleSteps(button),
    () => {
      button.textContent = 'This did not load. All steps stand below.'
    },
  )
}
