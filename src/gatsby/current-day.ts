/** Today by universal time, so that a build gives the same on every machine: 2026-10-21. */
export function currentDay(now = new Date()): string {
  return now.toISOString().slice(0, 10)
}
