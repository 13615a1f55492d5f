const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Formats the month of an ISO date: October 2026. */
export function formatMonth(day: string): string {
  const [year, month] = day.split('-')
  return `${months[Number(month) - 1]} ${year}`
}

/**
 * Formats an ISO date: October 21, 2026. `Intl` takes an old tablet a tenth of a second to start,
 * in one task, so the names of the months are listed here.
 */
export function formatDate(day: string): string {
  const [year, month, number] = day.split('-')
  return `${months[Number(month) - 1]} ${Number(number)}, ${year}`
}
