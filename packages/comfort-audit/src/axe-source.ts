import { readFileSync } from 'node:fs'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Returns the script that makes `window.axe`. */
export function axeSource(): string {
  return readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
}
