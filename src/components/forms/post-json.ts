/** Milliseconds until a request is aborted. */
export const answerTimeout = 30_000

/**
 * Posts JSON to a form service, once. The body of the response is not read: only its status counts.
 * A redirect counts as a refusal, because it leads to a page that wants something of a person.
 *
 * @returns true where the status was 2xx; false for every refusal, network error or timeout
 */
export async function postJson(endpoint: string, body: unknown): Promise<boolean> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), answerTimeout)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      redirect: 'error',
      signal: controller.signal,
    })
    return response.ok
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
