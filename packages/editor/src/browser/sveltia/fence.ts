import type { Backend } from '../../config/backend'
import type { SiteData } from '../../editor-data'
import { apiRoot } from '../newest-texts'
import { listToSave, type WordList } from '../right-words'

type Body = Record<string, unknown>

/** A request that changes something at the host of the repository. */
interface Write {
  method: string
  /** Path below the API, decoded: `/repos/owner/name/pulls`; `/graphql` for that API. */
  path: string
  body: Body
}

/** What the host of the repository refuses, in our words, by the status of its answer. */
const refusals: Readonly<Record<number, string>> = {
  401: 'Your sign-in has ended. Your words are kept. Sign out, sign in again, and save once more.',
  403: 'Your account may not do this here, or has asked too often. Your words are kept. Try again in an hour, or ask a person who looks after the site.',
}

/** Returns an answer with our words in place of those of the host, which Sveltia CMS shows. */
function explained(answer: Response): Response {
  const message = refusals[answer.status] ?? (answer.status >= 500 ? unanswered : undefined)
  const { status } = answer
  return message === undefined ? answer : Response.json({ message }, { status })
}

const unanswered =
  'The host of the site does not answer. Your words are kept. Save again in a few minutes.'

/** Says why no answer has come. */
function explain(error: Error): never {
  if (error.name === 'AbortError') throw error
  throw new Error(
    'There is no connection to the internet. Your words are kept. Save again once it is back.',
  )
}

/** Says when something of a proposal was saved or sent. */
export const proposals = new EventTarget()

/** Title of the next new proposal, in words: Sveltia CMS names the address of an entry only. */
let title = ''
export const nameNextProposal = (words: string): void => void (title = words)

/** Puts the title in words into a request that begins a proposal. */
function withTitle({ method, path, body }: Write, init?: RequestInit): RequestInit | undefined {
  if (method !== 'POST' || !/\/(pulls|merge_requests)$/.test(path) || !title) return init
  const [draft] = /^Draft: /.exec(String(body.title)) ?? ['']
  return { ...init, body: JSON.stringify({ ...body, title: `${draft}${title}` }) }
}

/** Returns the body of a commit with a file more; nothing for other requests. */
function withFile({ path, body }: Write, { path: file, text }: WordList): string | undefined {
  const { input } = (body.variables ?? {}) as { input?: Body }
  const changes = input?.fileChanges as Body | undefined
  if (input && changes) {
    const contents = btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    const additions = [...listOf(changes.additions), { path: file, contents }]
    const variables = { input: { ...input, fileChanges: { ...changes, additions } } }
    return JSON.stringify({ ...body, variables })
  }
  if (!path.endsWith('/repository/commits')) return undefined
  const action = { action: 'update', file_path: file, content: text }
  return JSON.stringify({ ...body, actions: [...listOf(body.actions), action] })
}

const refused =
  'This was not done, and nothing has changed. The editor only makes proposals, which somebody else reads before ' +
  'visitors see them. This would have changed the site at once, or taken something away for good. If it is needed, ' +
  'please ask a person who looks after the site.'

/**
 * Lets nothing leave the page but reads and what makes a proposal: its branch, the files on it, and its pull or merge
 * request. Everything else is refused with a message, whichever button of Sveltia CMS has asked for it.
 */
export function fenceIn({ config: { backend }, titles }: SiteData): void {
  const { fetch } = globalThis
  const send: typeof fetch = async (input, init) =>
    explained(await fetch(input, init).catch(explain))
  globalThis.fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input.clone() : input, init)
    if (isRead(request.method) || new URL(request.url).origin === location.origin) {
      return send(input, init)
    }
    const write = writeOf(request, await request.text(), backend)
    if (write && isProposal(write, backend)) {
      const list = listToSave()
      const body = list ? withFile(write, list) : undefined
      const response = await send(input, body ? { ...init, body } : withTitle(write, init))
      if (list && body && response.ok) list.isChanged = false
      proposals.dispatchEvent(new Event('change'))
      return response
    }
    throw refuse(write && usersOf(write.body, titles))
  }
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    override open(method: string, ...rest: unknown[]): void {
      if (!isRead(method)) throw refuse()
      super.open(method, ...(rest as [string, boolean]))
    }
  }
  navigator.sendBeacon = () => false
  // The library of pictures changes the site at once. Pictures are added in an article.
  const leaveLibrary = (event?: Event): void => {
    if (!location.hash.startsWith('#/assets')) return
    event?.stopImmediatePropagation()
    location.replace('#/collections')
  }
  leaveLibrary()
  addEventListener('hashchange', leaveLibrary)
}

/** Keeps the editor of this computer from removing files. Its own copies of what it is writing come and go. */
export function keepFiles(): void {
  const { prototype } = FileSystemDirectoryHandle
  const remove = Reflect.get(prototype, 'removeEntry') as (...all: unknown[]) => Promise<void>
  prototype.removeEntry = function (name, options) {
    if (name.startsWith('.sveltia-tmp-')) return remove.call(this, name, options)
    return Promise.reject(refuse())
  }
}

const isRead = (method: string): boolean => /^(get|head)$/i.test(method)

/** Says why something is not done, and returns the error that ends it. */
function refuse(users: readonly string[] = []): Error {
  const names = users.map((title) => `“${title}”`).join(', ')
  const message = names ? `${refused} ${names} would miss it.` : refused
  window.alert(message)
  return new Error(message)
}

/** Returns the titles of the texts whose pictures a commit would delete: they share a folder. */
export function usersOf(
  { variables, actions }: Body,
  titles: Readonly<Record<string, string>>,
): string[] {
  const { input } = (variables ?? {}) as { input?: { fileChanges?: Body } }
  const deleted = [
    ...listOf(input?.fileChanges?.deletions).map(({ path }) => path),
    ...listOf(actions).flatMap(({ action, file_path }) => (action === 'delete' ? [file_path] : [])),
  ]
  const slugs = new Set(deleted.map((path) => String(path).split('/').at(-2)))
  return Object.entries(titles).flatMap(([path, title]) =>
    slugs.has(path.split('/').at(-1)) ? [title] : [],
  )
}

/** Reads a request to the API; undefined if it goes elsewhere or cannot be read. */
function writeOf({ method, url }: Request, text: string, backend: Backend): Write | undefined {
  const root = new URL(apiRoot(backend))
  const { origin, pathname } = new URL(url)
  if (origin !== root.origin) return undefined
  try {
    const body = text ? (JSON.parse(text) as Body) : {}
    if (pathname.endsWith('/graphql')) return { method, path: '/graphql', body }
    const base = root.pathname.replace(/\/$/, '')
    if (!pathname.startsWith(`${base}/`)) return undefined
    return { method, path: decodeURIComponent(pathname.slice(base.length)), body }
  } catch {
    return undefined
  }
}

/** Returns whether a request only makes a proposal, or reads. */
export function isProposal(write: Write, backend: Backend): boolean {
  const { query } = write.body
  if (write.path === '/graphql' && isQuery(query)) return true
  return backend.name === 'gitlab' ? isAtGitLab(write, backend) : isAtGitHub(write, backend)
}

/** A change in GraphQL with a single part, which the input alone describes. No other part fits without brackets. */
const mutation =
  /^\s*mutation\s*\(\$input: \w+!\)\s*\{\s*(\w+)\(input: \$input\)\s*\{[^()]*\}\s*\}\s*$/

const withoutStrings = (query: unknown): string => String(query).replace(/"(?:\\.|[^"\\])*"/g, '""')

/** Returns whether a document in GraphQL reads only. It may hold several parts, and texts with any words. */
const isQuery = (query: unknown): boolean =>
  /^\s*(query\b|\{)/.test(String(query)) &&
  !/\b(mutation|subscription)\b/.test(withoutStrings(query))

function isAtGitHub({ method, path, body }: Write, { repo, branch: site }: Backend): boolean {
  if (path === '/graphql') {
    // The ids of the new files are asked for by their paths.
    const text = withoutStrings(body.query).replace(/file_\d+: file\(path: ""\) \{ oid \}/g, '')
    const [, name = ''] = mutation.exec(text) ?? []
    const { input = {} } = (body.variables ?? {}) as { input?: Body }
    if (name === 'createRef') return isOwn(String(input.name).replace('refs/heads/', ''), site)
    if (name === 'createCommitOnBranch') {
      const { branch, fileChanges } = input as { branch?: Body; fileChanges?: Body }
      return isOwn(branch?.branchName, site) && listOf(fileChanges?.deletions).length === 0
    }
    return name === 'markPullRequestReadyForReview' || name === 'convertPullRequestToDraft'
  }
  const [, owner = '', part = ''] = /^\/repos\/([^/]+\/[^/]+)(\/.*)$/.exec(path) ?? []
  const isOurs = owner === repo
  switch (`${method} ${part.replace(/\/\d+/, '/n')}`) {
    case 'POST /pulls':
      return isOurs && body.base === site && isOwn(String(body.head).replace(/^[^:]*:/, ''), site)
    case 'PATCH /pulls/n':
      return isOurs && hasOnly(body, 'title', 'body', 'state') && body.state !== 'closed'
    case 'PATCH /issues/n':
    case 'POST /issues/n/labels':
      return isOurs && hasOnly(body, 'labels')
    case 'POST /forks':
      return isOurs
    case 'POST /merge-upstream':
      return !isOurs
  }
  // Resets the branch of an earlier proposal to the site's branch.
  const [, branch] = /^\/git\/refs\/heads\/(.*)$/.exec(part) ?? []
  return method === 'PATCH' && isOwn(branch, site)
}

function isAtGitLab({ method, path, body }: Write, { branch: site }: Backend): boolean {
  const [, part = ''] = /^\/projects\/.+?(\/(?:repository|merge_requests)\b.*)$/.exec(path) ?? []
  switch (`${method} ${part.replace(/\/\d+$/, '/n')}`) {
    case 'POST /repository/commits':
      return (
        isOwn(body.branch, site) &&
        (body.start_branch === undefined || body.start_branch === site) &&
        !body.force &&
        listOf(body.actions).every(({ action }) => action === 'create' || action === 'update')
      )
    case 'POST /merge_requests':
      return body.target_branch === site && isOwn(body.source_branch, site)
    case 'PUT /merge_requests/n':
      return (
        hasOnly(body, 'title', 'description', 'add_labels', 'remove_labels', 'state_event') &&
        body.state_event !== 'close'
      )
  }
  // Sveltia removes the branch of an earlier proposal, once no merge request is open for it, to start over. When it
  // gives up a proposal, it closes the merge request first, which is refused.
  const [, branch] = /^\/repository\/branches\/(.*)$/.exec(part) ?? []
  return method === 'DELETE' && isOwn(branch, site)
}

/** Returns whether a branch is that of a proposal, as Sveltia names them. */
const isOwn = (branch: unknown, site: string): boolean =>
  typeof branch === 'string' && branch.startsWith('cms/') && branch !== site

const hasOnly = (body: Body, ...names: string[]): boolean =>
  Object.keys(body).every((name) => names.includes(name))

const listOf = (value: unknown): Body[] => (Array.isArray(value) ? (value as Body[]) : [])
