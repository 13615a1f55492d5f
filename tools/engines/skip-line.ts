import type { Engine } from './engines'

/** Returns the one line that is printed where an engine is missing. */
export function skipLine(engine: Pick<Engine, 'title' | 'advice'>, checks: number): string {
  return `${engine.title} is not installed: ${checks} checks skipped. To install it: ${engine.advice}.`
}
