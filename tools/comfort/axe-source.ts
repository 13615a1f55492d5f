import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The script that makes `window.axe`. */
export function axeSource(): string {
  const find = createRequire(`${process.cwd()}/package.json`)
  return readFileSync(find.resolve('axe-core/axe.min.js'), 'utf8')
}
