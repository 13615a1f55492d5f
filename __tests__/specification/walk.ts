import type { Step } from '../../src/content-model/parse/parse-yaml'

/** Calls `visit` with every single value of a tree of maps and lists, and its path. */
export function walk(
  value: unknown,
  visit: (value: unknown, path: Step[]) => void,
  path: Step[] = [],
): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => walk(item, visit, [...path, index]))
  } else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) walk(item, visit, [...path, key])
  } else {
    visit(value, path)
  }
}
