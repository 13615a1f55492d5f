/** First line of our comment. */
export const marker: string

/** Sends a request to GitHub; resolves to the JSON of its response. */
export type Api = (method: string, path: string, body?: { body: string }) => Promise<unknown>

/** Fields of the `workflow_run` event that are used. */
export interface RunEvent {
  workflow_run: {
    head_sha: string
    head_branch: string | null
    html_url: string
    head_repository: { id: number; owner: { login: string } } | null
  }
}

/**
 * Comments what a preview changes on its pull request, or updates the earlier comment.
 *
 * @param given.report the text of changes.json
 * @param given.repository owner and name: `somebody/porchlight`
 * @param given.previewUrl address of previews, with `{number}` for the number of the pull request
 * @returns log of what was done
 * @throws Error if the report is invalid, or GitHub refuses
 */
export function comment(given: {
  event: RunEvent
  report: string
  repository: string
  previewUrl?: string
  api: Api
}): Promise<string>

/** The text of a file. @throws Error if it is larger than a report can be */
export function readReportFile(file: string): string
