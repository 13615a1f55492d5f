import type { Check } from './check'

/** Every check beside the page sweep, in the order they run. */
export function allChecks(): Check[] {
  return []
}
