/**
 * Types of the package of tools/load/package.json, as far as they are used here, so that types can
 * be checked where it is not installed.
 */
declare module 'autocannon' {
  interface Request {
    path: string
    onResponse: (status: number) => void
  }

  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    overallRate: number
    headers: Record<string, string>
    requests: Request[]
  }): Promise<{ errors: number; timeouts: number; latency: { p99: number } }>
}
