/** Prints why a local server could not be started, and what to do. Ends the process, other servers included. */
export function explainStart(error: unknown): never {
  const { code, port } = error as { code?: string; port?: number }
  console.error(
    code === 'EADDRINUSE'
      ? `Another program is using port ${port}. Stop it, or set PORT and COLLECTOR_PORT.`
      : error,
  )
  process.exit(1)
}
