/** A longer name may not fit on one line of a phone. */
const mostLetters = 14

/** The names of several words in that of a place: two in Orange Park & Clay County. */
export function namesIn(place: string): string[] {
  return place
    .split(/ (?:&|and) /)
    .filter((name) => name.includes(' ') && name.length <= mostLetters)
}

/**
 * Keeps the names of a place on one line in all titles, New York for example, by spaces that do not
 * break.
 *
 * @param place left out where there is none
 */
export function keepPlaceWhole<Content>(content: Content, place = ''): Content {
  const names = namesIn(place)
  if (names.length === 0) return content
  const keep = (title: string): string =>
    names.reduce((text, name) => text.replaceAll(name, name.replaceAll(' ', '\u00a0')), title)
  const walk = (value: unknown, key?: string): unknown => {
    if (typeof value === 'string') return key === 'title' ? keep(value) : value
    if (Array.isArray(value)) return value.map((one) => walk(one))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, name)]))
  }
  return walk(content) as Content
}
