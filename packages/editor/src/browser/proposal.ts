import type { Backend } from '../config/backend'
import { asking, project, proposalBranches, writersLogin, type SavedFile } from './newest-texts'

/** What has become of a pull or merge request of the editor. */
export interface Proposal {
  /** Address at the host of the repository. */
  address: string
  title: string
  branch: string
  state: 'draft' | 'open' | 'accepted' | 'refused'
  /** When it was proposed, accepted or refused, in ISO format. */
  time: string
  /** Accounts that are asked to read it. */
  reviewers: string[]
}

/** What others and programs say of a proposal. */
export interface Answers {
  /** State of the checks; empty if nothing is known. */
  checks: '' | 'running' | 'passed' | 'failed'
  mistakes: { path: string; line: number; words: string }[]
  comments: { by: string; words: string }[]
  /** Account that has accepted the words, or asks for changes. */
  accepts?: string | undefined
  asksForChanges?: string | undefined
}

/** What the hosts answer: a request, a check, a review, a comment, an annotation. Each has some of these. */
interface Found {
  id: number
  number: number
  iid: number
  title: string
  html_url?: string
  web_url?: string
  draft: boolean
  state: string
  created_at: string
  closed_at?: string | null
  merged_at?: string | null
  head?: { ref: string; sha: string }
  source_branch?: string
  user?: Account
  author?: Account
  requested_reviewers?: Account[]
  reviewers?: Account[]
  status?: string
  conclusion?: string | null
  output?: { annotations_count?: number }
  body?: string | null
  path?: string
  start_line?: number
  message?: string
  annotation_level?: string
  system?: boolean
}

type Account = Partial<Record<'login' | 'username' | 'type', string>>

/** Days after which nobody needs to hear what became of a proposal. */
const newsDays = 30

const isNews = ({ state, time }: Proposal): boolean =>
  state === 'draft' || state === 'open' || Date.now() - Date.parse(time) < newsDays * 86_400_000

const nameOf = ({ login, username }: Account = {}): string => login ?? username ?? ''

function proposalFrom(found: Found): Proposal {
  const isOpen = found.state === 'open' || found.state === 'opened'
  return {
    address: found.html_url ?? found.web_url ?? '',
    title: found.title.replace(/^Draft: /, ''),
    branch: found.head?.ref ?? found.source_branch ?? '',
    state: found.merged_at ? 'accepted' : !isOpen ? 'refused' : found.draft ? 'draft' : 'open',
    time: found.merged_at ?? found.closed_at ?? found.created_at,
    reviewers: (found.reviewers ?? found.requested_reviewers ?? []).map(nameOf),
  }
}

/** Returns how lists are read from the host: empty if it does not answer. */
function reading(backend: Backend): (path: string) => Promise<Found[]> {
  const ask = asking(backend)
  return async (path) => {
    const response = await ask(path)
    if (!response.ok) return []
    const found = (await response.json()) as Found[] | { check_runs: Found[] }
    return 'check_runs' in found ? found.check_runs : found
  }
}

const requestsOf = ({ name, repo }: Backend, query: Record<string, string>): string =>
  name === 'gitlab'
    ? `${project(repo)}/merge_requests?${new URLSearchParams(query)}`
    : `/repos/${repo}/pulls?${new URLSearchParams({ state: 'all', ...query })}`

/** Returns the newest proposal for a file, and what was answered to it; nothing if there is none that is news. */
export async function readProposal(
  backend: Backend,
  file: Omit<SavedFile, 'path'>,
): Promise<{ proposal: Proposal; answers: Answers } | undefined> {
  const read = reading(backend)
  const isGitLab = backend.name === 'gitlab'
  const lists = await Promise.all(
    proposalBranches(backend, file).map(({ branch, head }) =>
      read(requestsOf(backend, isGitLab ? { source_branch: branch } : { head })),
    ),
  )
  const [newest] = lists.flat().sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
  const proposal = newest && proposalFrom(newest)
  if (!newest || !proposal || !isNews(proposal)) return undefined
  if (!isGitLab) return { proposal, answers: await answersAtGitHub(backend, newest, read) }
  const notes = await read(`${project(backend.repo)}/merge_requests/${newest.iid}/notes?sort=asc`)
  const comments = commentsIn(notes.filter(({ system }) => !system))
  return { proposal, answers: { checks: '', mistakes: [], comments } }
}

const commentsIn = (found: readonly Found[]): Answers['comments'] =>
  found
    .map(({ user, author, body }) => ({ by: user ?? author, words: body ?? '' }))
    .filter(({ by, words }) => words && by?.type !== 'Bot')
    .map(({ by, words }) => ({ by: nameOf(by), words }))

/** Returns the newest proposals of the writer for a collection. */
export async function ownProposals(backend: Backend, collection: string): Promise<Proposal[]> {
  const login = writersLogin()
  const query: Record<string, string> =
    backend.name === 'gitlab'
      ? { author_username: login }
      : { sort: 'updated', direction: 'desc', per_page: '50' }
  return (await reading(backend)(requestsOf(backend, query)))
    .filter(({ user, author }) => nameOf(user ?? author) === login)
    .map(proposalFrom)
    .filter((one) => isNews(one) && entryOf(one, collection) !== undefined)
}

/** Returns the entry of a collection that a proposal is about, by its branch; nothing if it is about another one. */
export function entryOf({ branch }: Proposal, collection: string): string | undefined {
  const [, name, entry] = /^cms\/(?:[^/]+\/[^/]+\/)?([^/]+)\/([^/]+)$/.exec(branch) ?? []
  return name === collection ? entry : undefined
}

async function answersAtGitHub(
  { repo }: Backend,
  { number, head }: Found,
  read: (path: string) => Promise<Found[]>,
): Promise<Answers> {
  const [runs = [], reviews = [], ...comments] = await Promise.all(
    [
      `/commits/${head?.sha}/check-runs?per_page=100`,
      `/pulls/${number}/reviews`,
      `/pulls/${number}/comments`,
      `/issues/${number}/comments`,
    ].map((path) => read(`/repos/${repo}${path}`)),
  )
  const failed = runs.filter(({ conclusion }) => /failure|timed_out/.test(conclusion ?? ''))
  const notes = await Promise.all(
    failed
      .filter(({ output }) => output?.annotations_count)
      .map(({ id }) => read(`/repos/${repo}/check-runs/${id}/annotations`)),
  )
  const isRunning = runs.some(({ status }) => status !== 'completed')
  const result = failed.length > 0 ? 'failed' : isRunning ? 'running' : 'passed'
  // Only the last word of each reviewer counts.
  const decided = reviews.filter(({ state }) => state !== 'COMMENTED')
  const last = [...new Map(decided.map(({ user, state }) => [nameOf(user), state]))]
  return {
    checks: runs.length === 0 ? '' : result,
    mistakes: notes
      .flat()
      .filter(({ path, annotation_level }) => path !== '.github' && annotation_level === 'failure')
      .map(({ path = '', start_line: line = 1, message: words = '' }) => ({ path, line, words })),
    comments: commentsIn([reviews, ...comments].flat()),
    accepts: last.find(([, state]) => state === 'APPROVED')?.[0],
    asksForChanges: last.find(([, state]) => state === 'CHANGES_REQUESTED')?.[0],
  }
}
