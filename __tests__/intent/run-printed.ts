import { onIntent } from '../../src/intent/on-intent'

/** Runs the function as a page does: printed into a script of its own, far from its module. */
export function runPrinted(): void {
  const script = document.createElement('script')
  script.textContent = `(${onIntent.toString()})()`
  document.body.append(script)
  script.remove()
}
