import type { MouseEvent } from 'react'
import type { StepTexts } from './step-view'

/** Buttons whose view is being loaded: a second press would toggle it back at once. */
const loading = new WeakSet<HTMLElement>()

/**
 * Loads the view that shows steps one at a time and toggles it, when its button was clicked. The
 * text of an article is static HTML, so the click is handled on its container.
 */
export function loadStepView(event: MouseEvent, texts: StepTexts): void {
  const button = (event.target as Element).closest<HTMLElement>('[data-one-step]')
  if (!button || loading.has(button)) return
  loading.add(button)
  import('./step-view')
    .then(({ toggleSteps }) => toggleSteps(button, texts))
    .catch(() => (button.textContent = texts.loadFailure))
    .finally(() => loading.delete(button))
}
