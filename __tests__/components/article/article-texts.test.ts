import { formatDate, formatMonth } from '../../../src/components/article/article-texts'
import { interfaceTexts } from '../../sites/small-site'

const days = Array.from(
  { length: 12 },
  (_, month) => `2026-${String(month + 1).padStart(2, '0')}-03`,
)

test.each([...days, '2024-02-29', '2025-12-31'])(
  '%s is formatted as in American English',
  (text) => {
    const day = new Date(`${text}T00:00:00Z`)
    const format = (options: Intl.DateTimeFormatOptions): string =>
      day.toLocaleDateString('en-US', { timeZone: 'UTC', ...options })
    expect(formatDate(text, interfaceTexts.dates)).toBe(format({ dateStyle: 'long' }))
    expect(formatMonth(text, interfaceTexts.dates)).toBe(format({ month: 'long', year: 'numeric' }))
  },
)
