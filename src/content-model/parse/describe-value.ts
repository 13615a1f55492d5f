/** What a value is, in words for a message: its text between quotes, or its kind. */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (value === '') return 'an empty value'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object') return 'a group of fields'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `"${text.length > 80 ? `${text.slice(0, 77)}...` : text}"`
}
