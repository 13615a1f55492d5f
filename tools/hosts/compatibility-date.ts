/**
 * Returns the compatibility_date in the text of wrangler.jsonc, such as 2026-06-01.
 *
 * @throws Error where there is none, or where it is no day of the calendar
 */
export function compatibilityDate(settings: string): string {
  const date = /^\s*"compatibility_date"\s*:\s*"([^"]*)"/m.exec(settings)?.[1]
  if (date === undefined) throw new Error('wrangler.jsonc has no compatibility_date.')
  const time = Date.parse(`${date}T00:00:00Z`)
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(date) &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(date)
  if (!isDay) throw new Error(`The compatibility_date "${date}" of wrangler.jsonc is no day.`)
  return date
}

/**
 * Returns the newest compatibility_date that a version of workerd supports. The version contains
 * that day: 1.20261117.1 supports 2026-11-17.
 *
 * @throws Error where the version contains no day
 */
export function newestDateOf(workerdVersion: string): string {
  const [, year, month, day] = /^\d+\.(\d{4})(\d\d)(\d\d)\./.exec(workerdVersion) ?? []
  if (!year) throw new Error(`The version ${workerdVersion} of workerd holds no day.`)
  return `${year}-${month}-${day}`
}

/**
 * Returns why a version of workerd refuses a compatibility_date; undefined where it supports it.
 */
export function dateFault(date: string, workerdVersion: string): string | undefined {
  const newest = newestDateOf(workerdVersion)
  if (date <= newest) return undefined
  return (
    `compatibility_date ${date} of wrangler.jsonc is later than what workerd ${workerdVersion} knows ` +
    `(${newest}): set it to ${newest} or earlier, or the site cannot be deployed.`
  )
}
