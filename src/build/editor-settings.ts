import type { EditorRepository } from '../output/editor-policy'

/**
 * Reads the settings of the editor for writers. Without `CMS_REPO` the site has none.
 *
 * - `CMS_REPO`: `owner/name` of the repository
 * - `CMS_BRANCH`: branch that pull requests go to, default `main`
 * - `CMS_HOST`: `github` or `gitlab`, default `github`
 * - `CMS_API`: address of the API of a host of one's own
 * - `CMS_SIGN_IN`: origin of the server that signs writers in
 *
 * @param isSafe returns whether an address may be used in this build
 * @returns the repository, if there is one, and what is wrong with the settings
 */
export function readEditorSettings(
  value: (name: string) => string | undefined,
  isSafe: (address: string) => boolean,
): { repository?: EditorRepository; diagnostics: string[] } {
  const [repo, branch = 'main', host = 'github'] = ['CMS_REPO', 'CMS_BRANCH', 'CMS_HOST'].map(value)
  const apiRoot = value('CMS_API')
  const signInServer = value('CMS_SIGN_IN')
  if (!repo) {
    const alone = ['CMS_BRANCH', 'CMS_HOST', 'CMS_API', 'CMS_SIGN_IN'].filter(value)
    return {
      diagnostics: alone.map((name) => `${name} is set, and CMS_REPO is not: there is no editor.`),
    }
  }
  const diagnostics: string[] = []
  const refuse = (name: string, given: string, allowed: string): void => {
    diagnostics.push(`${name} is "${given}". It must be ${allowed}.`)
  }
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)+$/.test(repo)) {
    refuse('CMS_REPO', repo, 'the owner and the name of a repository, such as owner/name')
  }
  if (!/^\w[\w.-]*(\/[\w.-]+)*$/.test(branch)) {
    refuse('CMS_BRANCH', branch, 'the name of a branch, such as main')
  }
  if (host !== 'github' && host !== 'gitlab') refuse('CMS_HOST', host, 'github or gitlab')
  if (apiRoot && !(isSafe(apiRoot) && !/[?#;,\s]|\/$/.test(apiRoot))) {
    refuse('CMS_API', apiRoot, 'an address such as https://git.example.org/api/v3')
  }
  if (signInServer && !(isSafe(signInServer) && new URL(signInServer).origin === signInServer)) {
    refuse('CMS_SIGN_IN', signInServer, 'an origin such as https://sign-in.example.org')
  }
  if (diagnostics.length > 0) return { diagnostics }
  return {
    diagnostics,
    repository: {
      host: host as EditorRepository['host'],
      repo,
      branch,
      ...(apiRoot ? { apiRoot } : {}),
      ...(signInServer ? { signInServer } : {}),
    },
  }
}
