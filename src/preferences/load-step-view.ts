import type { MouseEvent } from 'react'

/** Buttons whose steps are on their way: a second press would put them back at once. */
const loading = new WeakSet<HTMLElement>()

/**
 * Shows the steps of an article one at a time, or all again, where a button for it was pressed. The
 * text of an article is finished HTML, so its buttons are listened to from around it.
 */
export function loadStepView(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLElement>('[data-one-step]')
  if (!button || loading.has(button)) return
  loading.add(button)
  import('./step-view').then(
    ({ toggleSteps }) => {
      loading.delete(button)
      toggleSteps(button)
    },
    () => {
      loading.delete(button)
      button.textContent = 'This did not load. All steps stand below.'
    },
  )
}
