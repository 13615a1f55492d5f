/** Prints why a local server could not be started, and what to do. Sets the exit code. */
export function explainStart(error: unknown): void {
  const { code, port } = error as { code?: string; port?: number }
  console.error(
    code === 'EADDRINUSE'
      ? `Another program is using port ${port}. Stop it, or set PORT and COLLECTOR_PORT.`
      : error,
  )
  process.exitCode = 1
}
