import type { ChangedFile, Kind } from '../report'

/** Label of each kind of change. */
export const kindLabels: Readonly<Record<Kind, string>> = {
  new: 'New',
  changed: 'Changed',
  removed: 'Removed',
}

/**
 * Formats the score of readability before and after: `Reading grade 5.2, before 6.1.`; empty where there
 * is none.
 */
export function formatGrade({ before, after }: Pick<ChangedFile, 'before' | 'after'>): string {
  const [was, is] = [before?.grade, after?.grade]
  const measure = after?.measure ?? before?.measure ?? 'reading grade'
  const name = measure.charAt(0).toUpperCase() + measure.slice(1)
  if (is === undefined) return was === undefined ? '' : `${name} was ${was.toFixed(1)}.`
  const now = `${name} ${is.toFixed(1)}`
  if (was === undefined) return `${now}.`
  return was === is ? `${now}, as before.` : `${now}, before ${was.toFixed(1)}.`
}

/** Formats the size of a file before and after: `12 kB, before 14 kB.` */
export function formatSize({ before, after }: Pick<ChangedFile, 'before' | 'after'>): string {
  const kilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1000))} kB`
  if (!after) return before ? `It had ${kilobytes(before.bytes)}.` : ''
  return before
    ? `${kilobytes(after.bytes)}, before ${kilobytes(before.bytes)}.`
    : `${kilobytes(after.bytes)}.`
}
