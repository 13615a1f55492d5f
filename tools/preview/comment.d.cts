/** The first line of our comment. */
export const marker: string

/** Asks GitHub; resolves to what it answers. */
export type Api = (method: string, path: string, body?: { body: string }) => Promise<unknown>

/** What is read of the event that a finished workflow sends. */
export interface RunEvent {
  workflow_run: {
    head_sha: string
    head_branch: string | null
    html_url: string
    head_repository: { id: number; owner: { login: string } } | null
  }
}

/**
 * Writes what a preview changes under its pull request, or renews what was written there.
 *
 * @param given.report the text of changes.json
 * @param given.repository owner and name: `somebody/porchlight`
 * @param given.previewUrl where previews are; `{number}` stands for the number of the pull request
 * @returns what was done, in words
 * @throws Error where the report is none, or GitHub refuses
 */
export function comment(given: {
  event: RunEvent
  report: string
  repository: string
  previewUrl?: string
  api: Api
}): Promise<string>

/** The text of a file. @throws Error where it is larger than a report can be */
export function readSmall(file: string): string
