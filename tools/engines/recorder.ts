import { pageTools } from './page-tools'

/** State that the recorder stores in the page. */
export interface Recorded {
  /** True once React has started to hydrate the page (the event `react-ready`). */
  reactReady?: boolean
  /** Time of the first error of the page, in milliseconds. */
  failedAt?: number
}

/**
 * Runs in every document before its own scripts: records that React is ready, and reports errors to
 * the engine's adapter, where it listens (`webkit.messageHandlers`), or else to the console.
 */
function record(): void {
  const state = window as unknown as Recorded & {
    webkit?: { messageHandlers?: { engine?: { postMessage: (text: string) => void } } }
  }
  const handler = state.webkit?.messageHandlers?.engine
  const report = (kind: 'console' | 'page', text: string): void =>
    handler?.postMessage(JSON.stringify({ kind, text }))

  // Requests that are cancelled by leaving the page are no fault of it.
  let leaving = false
  addEventListener('beforeunload', () => (leaving = true))
  addEventListener('react-ready', () => (state.reactReady = true))
  addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) {
        state.failedAt = state.failedAt ?? Date.now()
        report('page', event.message)
      } else if (event.target instanceof HTMLElement && !leaving) {
        report('console', `Failed to load: ${event.target.outerHTML.slice(0, 150)}`)
      }
    },
    true,
  )
  addEventListener('unhandledrejection', (event) => {
    state.failedAt = state.failedAt ?? Date.now()
    report('page', `Unhandled rejection: ${String(event.reason)}`)
  })
  const error = console.error
  // Chromium and Firefox report violations themselves; this message reaches all adapters.
  document.addEventListener('securitypolicyviolation', (event) =>
    console.error('Content-Security-Policy:', event.violatedDirective, event.blockedURI),
  )
  if (!handler) return
  console.error = (...args: unknown[]) => {
    report('console', args.map(String).join(' '))
    error.apply(console, args)
  }
}

/** Compiled TypeScript calls this helper for functions with a name. */
const nameHelper = 'var __name = (value) => value;'

/** Init script of every page: the recorder, and the tools for functions that run in the page. */
export const initScript = `{ ${nameHelper} (${record.toString()})(); (${pageTools})() }`

/** Returns the source of a call of a function in a page, with `PageTools` before its arguments. */
export function callSource(fn: { toString(): string }, args: readonly unknown[]): string {
  const list = ['window.engineTools', ...args.map((arg) => JSON.stringify(arg) ?? 'undefined')]
  return `(() => { ${nameHelper} return (${fn.toString()})(${list.join(', ')}) })()`
}
