import { loadOnFirstInteraction } from '../../src/hydration/load-on-first-interaction'
import { restoreStaticPage } from '../../src/hydration/restore-static-page'

/** Event listeners of earlier pages. */
const listening: Parameters<typeof removeEventListener>[] = []

/**
 * Runs the functions as a page does: printed into a script of its own, far from their modules. The
 * scripts of the page before stop listening, as they do when a browser leaves a page.
 */
export function runPrinted(): void {
  for (const listener of listening.splice(0)) window.removeEventListener(...listener)
  listenOnThisPage(() => {
    const script = document.createElement('script')
    script.textContent = `(${restoreStaticPage.toString()})();(${loadOnFirstInteraction.toString()})()`
    document.body.append(script)
    script.remove()
  })
}

/** Runs a function whose event listeners stop listening when the next page opens. */
export function listenOnThisPage(run: () => void): void {
  const add = jest.spyOn(window, 'addEventListener').mockImplementation((...listener) => {
    listening.push(listener)
    EventTarget.prototype.addEventListener.apply(window, listener as never)
  })
  run()
  add.mockRestore()
}
