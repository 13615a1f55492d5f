// Comments on a pull request what its preview changes. It runs with write permission, in the code of
// the main branch: no code of the pull request is run. The only input from there is the
// report, which is untrusted text. Plain JavaScript without packages, for the same reason.
const { readFileSync, statSync } = require('node:fs')
const { readReport, summaryMarkdown } = require('./summary.cjs')

/** First line of our comment, to recognize it. */
const marker = '<!-- summary of the preview -->'

/** Account of GitHub workflows. */
const author = 'github-actions[bot]'

/** Largest size of a report in bytes; one of a hundred pages has about 100 kB. */
const maxReportBytes = 1_000_000

async function comment({ event, report, repository, previewUrl, api }) {
  const run = event.workflow_run
  const pulls = await pullsOf(run, repository, api)
  if (pulls.length === 0) return 'No open pull request has this commit as its newest.'
  const parsed = readReport(report)
  const outcomes = []
  for (const { number } of pulls) {
    const url = addressOf(previewUrl, number)
    const body = `${marker}\n${summaryMarkdown(parsed, { url, run: run.html_url })}`
    const own = await ownComment(number, repository, api)
    if (own) await api('PATCH', `/repos/${repository}/issues/comments/${own.id}`, { body })
    else await api('POST', `/repos/${repository}/issues/${number}/comments`, { body })
    outcomes.push(`${own ? 'Renewed' : 'Wrote'} the comment on #${number}.`)
  }
  return outcomes.join('\n')
}

/**
 * Returns the open pull requests whose newest commit was built. GitHub is asked for them by branch
 * and commit of the run: a number in the report of a fork could name another pull request.
 */
async function pullsOf(run, repository, api) {
  const owner = run.head_repository?.owner?.login
  if (!owner || !run.head_branch) return []
  const head = encodeURIComponent(`${owner}:${run.head_branch}`)
  const pulls = await api('GET', `/repos/${repository}/pulls?state=open&per_page=100&head=${head}`)
  return pulls.filter(
    (pull) =>
      Number.isSafeInteger(pull.number) &&
      pull.head.sha === run.head_sha &&
      pull.head.repo?.id === run.head_repository.id,
  )
}

/**
 * Returns our comment of an earlier run. Somebody else may have copied the marker, so the author is
 * compared.
 */
async function ownComment(number, repository, api) {
  for (let page = 1; ; page++) {
    const path = `/repos/${repository}/issues/${number}/comments?per_page=100&page=${page}`
    const comments = await api('GET', path)
    const own = comments.find(
      ({ user, body }) => user?.login === author && body?.startsWith(marker),
    )
    if (own || comments.length < 100) return own
  }
}

/** Returns the URL of the preview of a pull request; undefined without PREVIEW_URL. */
function addressOf(previewUrl, number) {
  const url = previewUrl?.trim().replace('{number}', String(number))
  if (!url) return undefined
  if (!/^https:\/\/[a-z0-9.-]+$/.test(url)) {
    throw new Error(
      `PREVIEW_URL is "${previewUrl}". It must look like https://{number}.example.com.`,
    )
  }
  return url
}

function readReportFile(file) {
  const { size } = statSync(file)
  if (size > maxReportBytes) throw new Error(`The report has ${size} bytes, more than is read.`)
  return readFileSync(file, 'utf8')
}

function githubApi(token, host) {
  return async (method, path, body) => {
    const response = await fetch(host + path, {
      method,
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: `Bearer ${token}`,
        'X-GitHub-Api-Version': '2022-11-28',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${method} ${path}.`)
    return response.json()
  }
}

module.exports = { comment, marker, readReportFile }

if (require.main === module) {
  const { GITHUB_API_URL, GITHUB_EVENT_PATH, GITHUB_REPOSITORY, GITHUB_TOKEN, PREVIEW_URL } =
    process.env
  Promise.resolve()
    .then(() =>
      comment({
        event: JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')),
        report: readReportFile(process.argv[2]),
        repository: GITHUB_REPOSITORY,
        previewUrl: PREVIEW_URL,
        api: githubApi(GITHUB_TOKEN, GITHUB_API_URL),
      }),
    )
    .then(console.log)
    .catch((error) => {
      console.error(error.message)
      process.exitCode = 1
    })
}
