/**
 * Time of the build. The environment variable SOURCE_DATE_EPOCH sets it, in seconds since 1970, as in
 * other programs: https://reproducible-builds.org/specs/source-date-epoch/
 */
export function buildTime(): Date {
  const { SOURCE_DATE_EPOCH: seconds } = process.env
  if (!seconds) return new Date()
  const time = new Date(Number(seconds) * 1000)
  if (Number.isNaN(time.getTime())) {
    throw new Error(`SOURCE_DATE_EPOCH is "${seconds}", which is no number of seconds.`)
  }
  return time
}

/** Today by universal time, so that a build gives the same on every machine: 2026-10-21. */
export function currentDay(now = buildTime()): string {
  return now.toISOString().slice(0, 10)
}

/** Returns the day that it is in a time zone: 2026-10-21. */
export function dayIn(timeZone: string, now = buildTime()): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}
