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

/** The month of a day in words: October 2026. */
export function formatMonth(day: string): string {
  const [year, month] = day.split('-')
  return `${months[Number(month) - 1]} ${year}`
}

/**
 * A day of the front matter in words: October 21, 2026. The browser's own formatter takes an old
 * tablet a tenth of a second to start, in one piece, so the names of the months stand here.
 */
export function formatDate(day: string): string {
  const [year, month, number] = day.split('-')
  return `${months[Number(month) - 1]} ${Number(number)}, ${year}`
}
