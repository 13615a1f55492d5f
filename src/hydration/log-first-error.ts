/**
 * Lets the console show the first error of a page only. React reports an error at each attempt to
 * render, and what follows from it; one line tells it.
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
