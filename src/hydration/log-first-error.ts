/**
 * Logs only the first error of a page. React reports an error at each attempt to render, and its
 * consequences; one line is enough.
 */
export function logFirstErrorOnly(): void {
  const logError = console.error
  let logged = false
  console.error = (...args: unknown[]) => {
    const isError = args[0] instanceof Error
    if (!isError || !logged) logError.apply(console, args)
    logged = logged || isError
  }
}
