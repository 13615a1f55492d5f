import type { Section } from '../../content-model/schemas/section'

/**
 * Returns the opening hours of the location that a page is about, shortened: `Mon-Fri 8 AM-8 PM,
 * Sat 9 AM-6 PM`.
 *
 * @param data result of the query of a page; that of src/templates/page.tsx has sections
 * @returns undefined where the page has no hours of its own: those of the business apply then
 */
export function locationHours(data: unknown): string | undefined {
  const { page } = (data ?? {}) as { page?: { data: { sections?: readonly Section[] } } }
  for (const section of page?.data.sections ?? []) {
    if (section.kind === 'hours') return section.rows.map(shorten).join(', ')
  }
  return undefined
}

function shorten(row: { days: string; time: string }): string {
  const days = row.days.replace(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*day\b/g, '$1')
  return `${days} ${row.time}`
}
