const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const parse = (text: string): Date => new Date(`${text}T00:00:00Z`)

/** The month of a day in words: October 2026. */
export const monthWords = (text: string): string => month.format(parse(text))

/** A day of the front matter in words: October 21, 2026. */
export const dateWords = (text: string): string => day.format(parse(text))
