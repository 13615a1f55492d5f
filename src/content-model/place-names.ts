/** A longer name may not fit on one line of a phone. */
const mostLetters = 14

/**
 * Keeps the name of a place on one line in all titles, New York for example, by spaces that do not
 * break.
 *
 * @param place left out where there is none
 */
export function keepPlaceWhole<Content>(content: Content, place = ''): Content {
  if (!place.includes(' ') || place.length > mostLetters) return content
  const kept = place.replaceAll(' ', '\u00a0')
  const walk = (value: unknown, key?: string): unknown => {
    if (typeof value === 'string') return key === 'title' ? value.replaceAll(place, kept) : value
    if (Array.isArray(value)) return value.map((one) => walk(one))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, name)]))
  }
  return walk(content) as Content
}
