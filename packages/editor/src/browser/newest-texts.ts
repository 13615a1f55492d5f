import type { Backend } from '../config/backend'

/** The files that the editor is about to save. */
export interface SavedFile {
  /** Path of the file in the repository. */
  path: string
  collection: string
  slug: string
  /** Account of the writer, if it is not the one that is signed in. */
  login?: string
}

/** A branch of a repository. */
interface Place {
  repo: string
  branch: string
}

/** Key under which the editor keeps the account of the writer in this browser. */
export const accountKey = 'sveltia-cms.user'

type Ask = (path: string) => Promise<Response>

/**
 * Returns what a file holds now where a save would go: in the open proposal, or else on the branch of the site. Nothing if
 * it cannot be read.
 *
 * @throws if the host does not say which proposals are open
 */
export async function textToSaveOver(backend: Backend, file: SavedFile): Promise<string[]> {
  const proposals = await openProposals(backend, file, asking(backend))
  return readTexts(backend, [proposals.at(-1) ?? backend], file.path)
}

/** Returns what a file holds on the branch of the site; nothing if it cannot be read. */
export const textOnSite = (backend: Backend, path: string): Promise<string[]> =>
  readTexts(backend, [backend], path)

/** Returns the newest version of a file, on the branch of the site, that is accepted. */
export async function earlierText(
  backend: Backend,
  path: string,
  accept: (text: string) => Promise<boolean>,
): Promise<string | undefined> {
  const { name, repo, branch } = backend
  const address =
    name === 'gitlab'
      ? `${project(repo)}/repository/commits?${new URLSearchParams({ path, ref_name: branch })}`
      : `/repos/${repo}/commits?${new URLSearchParams({ path, sha: branch })}`
  const found = await asking(backend)(address)
  const commits = (await found.json()) as { sha?: string; id?: string }[]
  for (const { sha, id } of commits) {
    const [text] = await readTexts(backend, [{ repo, branch: sha ?? id ?? '' }], path)
    if (text !== undefined && (await accept(text))) return text
  }
  return undefined
}

async function readTexts(
  backend: Backend,
  places: readonly Place[],
  path: string,
): Promise<string[]> {
  const ask = asking(backend)
  const texts = places.map(async (place) => {
    const response = await ask(fileAddress(backend, place, path)).catch(() => undefined)
    return response?.ok ? [await response.text()] : []
  })
  return (await Promise.all(texts)).flat()
}

/** Returns the branches of the open proposals that a save of the writer goes into. */
async function openProposals(backend: Backend, file: SavedFile, ask: Ask): Promise<Place[]> {
  const { name, repo } = backend
  const places = proposalBranches(backend, file)
  const open = await Promise.all(
    places.map(async ({ branch, head }) => {
      const found = await ask(
        name === 'gitlab'
          ? `${project(repo)}/merge_requests?${new URLSearchParams({ state: 'opened', source_branch: branch })}`
          : `/repos/${repo}/pulls?${new URLSearchParams({ state: 'open', head })}`,
      )
      return ((await found.json()) as unknown[]).length > 0
    }),
  )
  return places.filter((_, index) => open[index])
}

/**
 * Returns the branches that a proposal may have, with the names that GitHub finds it by. The editor names them by collection
 * and entry, and in a fork also by the fork.
 */
export function proposalBranches(
  { name, repo }: Backend,
  { collection, slug, login = writersLogin() }: Omit<SavedFile, 'path'>,
): (Place & { head: string })[] {
  const entry = `${collection}/${slug.replaceAll('%', '%25').replaceAll('/', '%2F')}`
  const branch = `cms/${entry}`
  const [owner, repoName] = repo.split('/')
  const own = { repo, branch, head: `${owner}:${branch}` }
  if (name === 'gitlab') return [own]
  const fork = `${login}/${repoName}`
  return [
    own,
    { repo: fork, branch: `cms/${fork}/${entry}`, head: `${login}:cms/${fork}/${entry}` },
  ]
}

/** Returns the path of a project in the API of GitLab. */
export const project = (repo: string): string => `/projects/${encodeURIComponent(repo)}`

function fileAddress({ name }: Backend, { repo, branch }: Place, path: string): string {
  const ref = `ref=${encodeURIComponent(branch)}`
  return name === 'gitlab'
    ? `${project(repo)}/repository/files/${encodeURIComponent(path)}/raw?${ref}`
    : `/repos/${repo}/contents/${encodeURI(path)}?${ref}`
}

/** Returns the address of the API of a host. */
export function apiRoot({ name, api_root: own }: Backend): string {
  const usual = name === 'gitlab' ? 'https://gitlab.com/api/v4' : 'https://api.github.com'
  return typeof own === 'string' ? own : usual
}

/** What the editor keeps of the writer in this browser. */
const writer = (): { login?: string; token?: string } =>
  JSON.parse(localStorage.getItem(accountKey) ?? '{}') as object

/** Returns the account of the writer. */
export const writersLogin = (): string => writer().login ?? ''

/** Returns how the API is asked in the name of the writer, whose token the editor keeps in this browser. */
export function asking(backend: Backend): Ask {
  const { token } = writer()
  const headers = {
    // Files come as they are; all else is JSON all the same.
    ...(backend.name === 'github' ? { Accept: 'application/vnd.github.raw+json' } : {}),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  }
  return (path) => fetch(apiRoot(backend) + path, { cache: 'no-store', headers })
}
