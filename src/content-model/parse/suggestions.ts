import { distance } from 'fastest-levenshtein'

/** Returns the candidate that is nearest in spelling, if one is near enough to be meant. */
export function nearest(value: unknown, candidates: readonly unknown[]): string | undefined {
  const found = typeof value === 'string' ? value : ''
  const ranked = candidates
    .map((candidate) => ({ name: String(candidate), distance: distance(found, String(candidate)) }))
    .sort((a, b) => a.distance - b.distance)
  const best = ranked[0]
  return best && found && best.distance <= Math.max(2, best.name.length / 3) ? best.name : undefined
}

/** Sorts candidates by their similarity to a value, most similar first. */
export function likest(value: string, candidates: readonly string[]): string[] {
  return [...candidates].sort((a, b) => distance(value, a) - distance(value, b))
}

/** Values that a message lists at most. */
const mostListed = 24

/**
 * Lists the allowed values. If they are too many, only those that are spelled most like the current value.
 */
export function listValues(value: unknown, allowed: readonly unknown[]): string {
  const names = allowed.map(String)
  if (names.length <= mostListed) return names.join(', ')
  const sorted = typeof value === 'string' && value ? likest(value, names) : names
  return `${sorted.slice(0, mostListed).join(', ')}, and ${names.length - mostListed} more`
}

/** Suggests the allowed value that is nearest in spelling, so that a typo is fixed at a glance. */
export function closest(value: unknown, allowed: readonly unknown[]): string {
  const best = nearest(value, allowed)
  return best ? `Did you mean "${best}"?` : 'Choose one of the allowed values.'
}

/** Returns the texts of a message for a value that is not among the allowed ones. */
export function choicesFor(
  value: unknown,
  allowed: readonly unknown[],
): { allowed: string; fix: string } {
  return { allowed: listValues(value, allowed), fix: closest(value, allowed) }
}
