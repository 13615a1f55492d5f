/**
 * Lets the console show the first error of a page only. React reports an error at each attempt to
 * render, and what follows from it; one line tells it.
 */
export function reportErrorsOnce(): void {
  const report = console.error
  let reported = false
  console.error = (...what: unknown[]) => {
    const isError = what[0] instanceof Error
    if (!isError || !reported) report.apply(console, what)
    reported = reported || isError
  }
}
