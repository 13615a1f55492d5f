/** Where the editor reads and saves files; options as Sveltia CMS names them. */
export interface Backend {
  name: 'github' | 'gitlab'
  repo: string
  branch: string
  [option: string]: unknown
}

/** A repository as the settings name it. */
export interface Repository {
  host: 'github' | 'gitlab'
  /** Owner and name: `owner/name`. */
  repo: string
  /** Branch that pull requests go to. */
  branch: string
  /** API of a host of one's own, such as `https://git.example.org/api/v3`. */
  apiRoot?: string
  /** Server that signs writers in at the host of the repository. */
  signInServer?: string
}

/** Returns the backend of a deployed site: every save is proposed in a pull request. */
export function remoteBackend({ host, repo, branch, apiRoot, signInServer }: Repository): Backend {
  return {
    name: host,
    repo,
    branch,
    ...(apiRoot ? { api_root: apiRoot } : {}),
    ...(signInServer ? { base_url: signInServer } : { auth_methods: ['token'] }),
    // Writers without the right to write propose from a copy of the repository of their own.
    ...(host === 'github' ? { open_authoring: true, auth_scope: 'public_repo' } : {}),
    commit_messages: commitMessages,
  }
}

/** Returns the backend of `npm run write`, which works on the folder of the project only. */
export function localBackend(branch = 'main'): Backend {
  return { name: 'github', repo: 'this/folder', branch, auth_methods: ['token'] }
}

const commitMessages = {
  create: 'Add {{collection}} "{{slug}}"',
  update: 'Change {{collection}} "{{slug}}"',
  delete: 'Delete {{collection}} "{{slug}}"',
  uploadMedia: 'Add "{{path}}"',
  deleteMedia: 'Delete "{{path}}"',
  openAuthoring: '{{message}}',
}
