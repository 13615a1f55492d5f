import type { Step } from './parse-yaml'

/** The value that a path leads to; undefined where there is none. */
export function valueAt(data: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      value !== null && typeof value === 'object'
        ? (value as Record<Step, unknown>)[step]
        : undefined,
    data,
  )
}

/** `sections[2].cards[1].title`, lists counted from 1 as a writer counts them. */
export function fieldName(path: readonly Step[]): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step + 1}]`
    return name ? `${name}.${step}` : step
  }, '')
}
