/**
 * What stays on one line: a telephone number, a time, a span of either, 90-minute, a name such as
 * Wi-Fi, a short word such as e-mail or two-step, each with the stop behind it.
 */
export const unbroken =
  /((?:\(\d{3}\) \d{3}-\d{4}|\d{1,2}(?::\d{2})? [AP]M(?:-\d{1,2}(?::\d{2})? [AP]M)?|\d+-\w+%?|[A-Z][a-z]*-[A-Z][\w-]*|\b[a-z]{1,7}-[a-z]{1,5}\b(?!-))[.,;:!?]?)/
