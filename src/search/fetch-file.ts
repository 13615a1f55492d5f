/** Milliseconds after which loading a file counts as failed. */
const timeLimit = 10_000

/**
 * Fetches one of the files of the search; see src/site/search-files.ts.
 *
 * @throws Error if it can’t be loaded, or takes too long
 */
export async function fetchFile<File>(path: string): Promise<File> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), timeLimit)
  try {
    const response = await fetch(__PATH_PREFIX__ + path, { signal: giveUp.signal })
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
    return (await response.json()) as File
  } finally {
    clearTimeout(timer)
  }
}
