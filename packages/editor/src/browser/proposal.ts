import type { Backend } from '../config/backend'
import { asking, project, proposalBranches, writersLogin, type SavedFile } from './newest-texts'

/** What has become of a proposal: a pull or merge request of the editor. */
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
  checks: 'none' | 'running' | 'passed' | 'failed'
  /** Mistakes that the checks have found: in which file and line, and in words. */
  mistakes: { path: string; line: number; words: string }[]
  comments: { by: string; words: string }[]
  /** Account that has accepted the words, or asks for changes. */
  accepts?: string | undefined
  asksForChanges?: string | undefined
}

/** A pull request of GitHub, or a merge request of GitLab. */
interface Request {
  number?: number
  iid?: number
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
}

interface Account {
  login?: string
  username?: string
  name?: string
  type?: string
}

type Read = <Part>(path: string) => Promise<Part | undefined>

/** Days after which nobody needs to hear what became of a proposal. */
const newsDays = 30

const isNews = ({ state, time }: Proposal): boolean =>
  state === 'draft' || state === 'open' || Date.now() - Date.parse(time) < newsDays * 86_400_000

function proposalFrom(request: Request): Proposal {
  const { title, html_url, web_url, head, source_branch, reviewers, requested_reviewers } = request
  const isMerged = Boolean(request.merged_at)
  const isOpen = request.state === 'open' || request.state === 'opened'
  return {
    address: html_url ?? web_url ?? '',
    title: title.replace(/^Draft: /, ''),
    branch: head?.ref ?? source_branch ?? '',
    state: isMerged ? 'accepted' : !isOpen ? 'refused' : request.draft ? 'draft' : 'open',
    time: request.merged_at ?? request.closed_at ?? request.created_at,
    reviewers: (reviewers ?? requested_reviewers ?? []).map(nameOf),
  }
}

const nameOf = ({ login, username, name }: Account = {}): string => login ?? name ?? username ?? ''

function reading(backend: Backend): Read {
  const ask = asking(backend)
  return async <Part>(path: string) => {
    const response = await ask(path)
    return response.ok ? ((await response.json()) as Part) : undefined
  }
}

/** Returns the newest proposal for a file, and what was answered to it; nothing if there is none that is news. */
export async function readProposal(
  backend: Backend,
  file: Omit<SavedFile, 'path'>,
): Promise<{ proposal: Proposal; answers: Answers } | undefined> {
  const read = reading(backend)
  const isGitLab = backend.name === 'gitlab'
  const lists = await Promise.all(
    proposalBranches(backend, file).map(({ branch, head }) =>
      read<Request[]>(
        isGitLab
          ? `${project(backend.repo)}/merge_requests?${new URLSearchParams({ source_branch: branch })}`
          : `/repos/${backend.repo}/pulls?${new URLSearchParams({ state: 'all', head })}`,
      ),
    ),
  )
  const [newest] = lists
    .flatMap((list) => list ?? [])
    .sort((one, other) => (one.created_at < other.created_at ? 1 : -1))
  if (!newest) return undefined
  const proposal = proposalFrom(newest)
  if (!isNews(proposal)) return undefined
  const answers = await (isGitLab ? answersAtGitLab : answersAtGitHub)(backend, newest, read)
  return { proposal, answers }
}

/** Returns the newest proposals of the writer for a collection. */
export async function ownProposals(backend: Backend, collection: string): Promise<Proposal[]> {
  const newest = { order_by: 'updated_at', sort: 'updated', direction: 'desc', per_page: '50' }
  const read = reading(backend)
  const login = writersLogin()
  const found = await read<Request[]>(
    backend.name === 'gitlab'
      ? `${project(backend.repo)}/merge_requests?${new URLSearchParams({ author_username: login, per_page: '50' })}`
      : `/repos/${backend.repo}/pulls?${new URLSearchParams({ state: 'all', ...newest })}`,
  )
  return (found ?? [])
    .filter(({ user, author }) => [user?.login, author?.username].includes(login))
    .map(proposalFrom)
    .filter((one) => isNews(one) && entryOf(one, collection) !== undefined)
}

/** Returns the entry of a collection that a proposal is about, by its branch; nothing if it is about another one. */
export function entryOf({ branch }: Proposal, collection: string): string | undefined {
  const [, name, entry] = /^cms\/(?:[^/]+\/[^/]+\/)?([^/]+)\/([^/]+)$/.exec(branch) ?? []
  return name === collection ? entry : undefined
}

/** A check of GitHub, a review, a comment or an annotation. */
interface Part {
  id: number
  status?: string
  conclusion?: string | null
  output?: { annotations_count?: number }
  user?: Account
  state?: string
  body?: string | null
  path?: string
  start_line?: number
  message?: string
  annotation_level?: string
}

async function answersAtGitHub(
  { repo }: Backend,
  { number = 0, head }: Request,
  read: Read,
): Promise<Answers> {
  const base = `/repos/${repo}`
  const list = async (path: string): Promise<Part[]> => (await read<Part[]>(base + path)) ?? []
  const [checks, reviews, ...comments] = await Promise.all([
    read<{ check_runs: Part[] }>(`${base}/commits/${head?.sha}/check-runs?per_page=100`),
    list(`/pulls/${number}/reviews`),
    list(`/pulls/${number}/comments`),
    list(`/issues/${number}/comments`),
  ])
  const runs = checks?.check_runs ?? []
  const failed = runs.filter(({ conclusion }) => /failure|timed_out/.test(conclusion ?? ''))
  const notes = await Promise.all(
    failed
      .filter(({ output }) => output?.annotations_count)
      .map(({ id }) => list(`/check-runs/${id}/annotations`)),
  )
  // Only the last word of each reviewer counts.
  const last = new Map(
    reviews
      .filter(({ state }) => state !== 'COMMENTED')
      .map((one) => [nameOf(one.user), one.state]),
  )
  const by = (wanted: string): string | undefined =>
    [...last].find(([, state]) => state === wanted)?.[0]
  return {
    checks:
      runs.length === 0
        ? 'none'
        : failed.length > 0
          ? 'failed'
          : runs.some(({ status }) => status !== 'completed')
            ? 'running'
            : 'passed',
    mistakes: notes
      .flat()
      .filter(({ path, annotation_level }) => path !== '.github' && annotation_level === 'failure')
      .map(({ path = '', start_line = 1, message = '' }) => ({
        path,
        line: start_line,
        words: message,
      })),
    comments: [reviews, ...comments]
      .flat()
      .filter(({ user, body }) => body && user?.type !== 'Bot')
      .map(({ user, body }) => ({ by: nameOf(user), words: body ?? '' })),
    accepts: by('APPROVED'),
    asksForChanges: by('CHANGES_REQUESTED'),
  }
}

async function answersAtGitLab({ repo }: Backend, { iid }: Request, read: Read): Promise<Answers> {
  const base = `${project(repo)}/merge_requests/${iid}`
  const [pipelines, notes] = await Promise.all([
    read<{ status: string }[]>(`${base}/pipelines`),
    read<{ system: boolean; body: string; author: Account }[]>(`${base}/notes?sort=asc`),
  ])
  const status = pipelines?.[0]?.status
  return {
    checks:
      status === undefined
        ? 'none'
        : status === 'success'
          ? 'passed'
          : status === 'failed'
            ? 'failed'
            : 'running',
    mistakes: [],
    comments: (notes ?? [])
      .filter(({ system }) => !system)
      .map(({ author, body }) => ({ by: nameOf(author), words: body })),
  }
}
