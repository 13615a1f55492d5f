import { typedSinceSave, typeOn } from '../body-field'
import { accountKey } from '../newest-texts'

/** Time after the last key in which a draft may not be stored yet, in milliseconds. The editor waits for half of it. */
const storingTime = 1000

/**
 * Waits until the editor has stored its copy of the newest words. The save that follows deletes this copy; stored after
 * the save, it would be offered as if it were newer.
 */
export const copyIsStored = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, storingTime))

/** The button that restores a draft. The editor is in English: our policy keeps it from loading other languages. */
export const restoreButton = '[role=alertdialog] button[data-label=Restore]'

/**
 * Makes sure that the editor stores unsaved words and offers them again, however the writer left the article.
 *
 * @param local whether the editor works on a folder of this computer
 */
export function keepDrafts(local: boolean): void {
  // Sveltia CMS 0.221 opens its draft store for the first backend it selects, and drops the store when another backend is
  // selected. Start with the folder, or no drafts are stored until the page is reloaded.
  if (local) localStorage.setItem(accountKey, JSON.stringify({ backendName: 'local' }))

  let typedAt = -storingTime
  let typedInto: Element | null = null
  addEventListener('input', ({ timeStamp, target }) => {
    typedAt = timeStamp
    typedInto = target as Element | null
  })
  addEventListener('beforeunload', (event) => {
    // Until the dialog after a save is answered, nothing stores what was typed during it.
    const isInDialog = document.querySelector('[role$=dialog]') && typedSinceSave() !== undefined
    if (isInDialog || event.timeStamp - typedAt < storingTime) event.preventDefault()
  })

  // After a save, a dialog takes the focus from whoever types on: a space would press its button, and send the article for
  // review. What is typed without a pause goes where it was going.
  addEventListener(
    'keydown',
    (event) => {
      const focused = document.activeElement
      const isInDialog = focused?.closest('[role$=dialog]') && !focused.matches('input, textarea')
      if (!isInDialog || event.timeStamp - typedAt > storingTime) return
      event.preventDefault()
      event.stopImmediatePropagation()
      typedAt = event.timeStamp
      const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey
      if (isText && typedInto?.matches('.porchlight-text')) typeOn(event.key)
    },
    { capture: true },
  )

  // For Ctrl+S, Sveltia focuses its button before it presses it. What is typed on would go there, and a space press it again.
  addEventListener('keydown', ({ key, ctrlKey, metaKey, target }) => {
    if (key === 's' && (ctrlKey || metaKey)) (target as HTMLElement).focus()
  })

  // In the dialog that offers a draft, Escape would delete it. Only its buttons close the dialog.
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !document.querySelector(restoreButton)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
}
