/**
 * For drawings: words and font come first on a slow line. React 18 knows the attribute only as HTML
 * writes it.
 */
export const afterWords = { fetchpriority: 'low' }
