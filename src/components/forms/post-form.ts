import type { FormService } from '../../content-model/form-service'

/** Milliseconds until a request is aborted. */
export const answerTimeout = 30_000

/**
 * Posts answers to a form service, once, with the fixed fields that the service wants. The body of
 * the response is not read: only its status counts. A redirect counts as a refusal, because it leads
 * to a page that wants something of a person.
 *
 * @returns true if the status was 2xx; false for every refusal, network error or timeout
 */
export async function postForm(
  service: FormService,
  answers: Readonly<Record<string, string>>,
): Promise<boolean> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), answerTimeout)
  const fields = { ...answers, ...service.fields }
  const isJson = service.encoding === 'json'
  try {
    const response = await fetch(service.endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
        Accept: 'application/json',
      },
      body: isJson ? JSON.stringify(fields) : new URLSearchParams(fields).toString(),
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
