/**
 * Matches what must not break across lines: a phone number, a time, a range of either, 90-minute, a
 * name such as Wi-Fi or a word such as e-book, each with the punctuation after it. Other compounds may break.
 */
export const noBreakPattern =
  /((?:\(\d{3}\) \d{3}-\d{4}|\d{3}-\d{3}-\d{4}|\d{1,2}(?::\d{2})? [AP]M(?:[-–]\d{1,2}(?::\d{2})? [AP]M)?|\d{1,2}(?::\d{2})? [ap]\. m\.|\d+-\w+%?|[A-Z][a-z]*-[A-Z][\w-]*|\b[a-z]-[a-z]+)[.,;:!?]?)/
