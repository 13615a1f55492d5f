import { pageTools } from './page-tools'

/** What the recorder keeps in the page. */
export interface Recorded {
  /** React has begun to take over the page (the event `react-ready`). */
  reactReady?: boolean
  /** When the first error of the page came, in milliseconds. */
  failedAt?: number
}

/**
 * Runs in every document before its own scripts: notes that React is there, and reports what goes
 * wrong to the engine's adapter, where it listens (`webkit.messageHandlers`), or else to the console.
 */
function record(): void {
  const state = window as unknown as Recorded & {
    webkit?: { messageHandlers?: { engine?: { postMessage: (text: string) => void } } }
  }
  const handler = state.webkit?.messageHandlers?.engine
  const report = (kind: 'console' | 'page', text: string): void =>
    handler?.postMessage(JSON.stringify({ kind, text }))

  // What is still loading then is cancelled, which is no fault of the page.
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
  // Chromium and Firefox tell of violations by themselves; what is written here reaches all.
  document.addEventListener('securitypolicyviolation', (event) =>
    console.error('Content-Security-Policy:', event.violatedDirective, event.blockedURI),
  )
  if (!handler) return
  console.error = (...words: unknown[]) => {
    report('console', words.map(String).join(' '))
    error.apply(console, words)
  }
}

/** Compiled TypeScript calls this helper where a function has a name. */
const nameHelper = 'var __name = (value) => value;'

/** The init script of every page: the recorder and the tools for functions that run in the page. */
export const initScript = `{ ${nameHelper} (${record.toString()})(); (${pageTools})() }`

/** The source of a call of a function in a page, with `PageTools` before its arguments. */
export function callSource(fn: { toString(): string }, args: readonly unknown[]): string {
  const list = ['window.engineTools', ...args.map((arg) => JSON.stringify(arg) ?? 'undefined')]
  return `(() => { ${nameHelper} return (${fn.toString()})(${list.join(', ')}) })()`
}
