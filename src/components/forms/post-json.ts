/** How long an answer may take, in milliseconds. */
export const answerTimeout = 30_000

/**
 * Posts JSON to a form service, once. The answer is not read: what counts is whether the service
 * took it. A redirect is a refusal, because it leads to a page that wants something of a person.
 *
 * @returns true where the service answered ok; false for every refusal, fault or silence
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
