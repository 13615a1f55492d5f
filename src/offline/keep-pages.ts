import { serviceWorkerPath } from './service-worker'

/** Pages that people may need when the network is gone: those of step guides, and "Who to call". */
const pagesToKeep = ['question', 'outcome', 'help-lines']
  .map((section) => `[data-section=${section}]`)
  .join()

/** In milliseconds: the page comes first. */
const delay = 2000

/**
 * Asks the service worker to keep the current page and those around it once the page is idle. Nothing happens where
 * the visitor saves data, or the browser has no service workers.
 *
 * It's an entry of the scripts of its own: where React doesn't start, as on a translated page, pages are kept too.
 */
function keepPages(): void {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  if (saveData || !document.querySelector(pagesToKeep)) return
  const ask = async (): Promise<void> => {
    try {
      const { serviceWorker } = navigator
      await serviceWorker.register(__PATH_PREFIX__ + serviceWorkerPath)
      const { active } = await serviceWorker.ready
      active?.postMessage(location.href)
    } catch {
      // A private window, or a file that couldn't be loaded: the page is complete without.
    }
  }
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(() => void ask()), delay)
}

keepPages()
addEventListener('page-changed', keepPages)
