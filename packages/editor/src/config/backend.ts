import type { EditorRepository } from '../../../../src/output/content-security-policy'

/** Place where the editor reads and saves files, with the options of Sveltia CMS. */
export interface Backend {
  name: 'github' | 'gitlab'
  repo: string
  branch: string
  [option: string]: unknown
}

/** Returns the backend of a deployed site: every save is proposed in a pull request. */
export function remoteBackend({
  host,
  repo,
  branch,
  apiRoot,
  signInServer,
}: EditorRepository): Backend {
  return {
    name: host,
    repo,
    branch,
    ...(apiRoot ? { api_root: apiRoot } : {}),
    ...(signInServer ? { base_url: signInServer } : { auth_methods: ['token'] }),
    // Writers without the right to write propose from a copy of the repository of their own.
    // The narrower right is enough for a public repository.
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
