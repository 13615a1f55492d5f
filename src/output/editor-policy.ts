/** Repository that the editor of a deployed site proposes changes to. */
export interface EditorRepository {
  host: 'github' | 'gitlab'
  /** Owner and name: `owner/name`. */
  repo: string
  /** Branch that pull requests go to. */
  branch: string
  /** API of a host of one's own, such as `https://git.example.org/api/v3`. */
  apiRoot?: string
  /** Origin of the server that signs writers in. Without one they paste an access token. */
  signInServer?: string
}

const apis = { github: 'https://api.github.com', gitlab: 'https://gitlab.com/api/v4' }

/** Returns the origin of the API that the editor reads and saves with. */
export function editorOrigin({ host, apiRoot }: EditorRepository): string {
  return new URL(apiRoot ?? apis[host]).origin
}

/** Where the editor of a deployed site reads and saves. */
export interface EditorHosts {
  /** Origins of the API of the repository's host. */
  connect: readonly string[]
}

/** Path of the editor for writers. */
export const editorPath = '/admin'

/**
 * Returns the content security policy of the editor, as narrow as it works with. It asks other hosts for fonts
 * and the state of GitHub; both are refused, and it has copies of the fonts.
 *
 * @param local true where it is served over plain HTTP, on this computer only
 */
export function editorPolicy({ connect }: EditorHosts, local: boolean): string {
  const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    // Its components set styles by script; the style of the preview is a blob.
    ['style-src', "'self'", "'unsafe-inline'", 'blob:'],
    // Pictures that are not saved yet are blobs.
    ['img-src', "'self'", 'data:', 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", 'blob:', 'data:', ...connect],
    // The preview.
    ['frame-src', 'blob:'],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    // The preview names the address that its pictures are relative to.
    ['base-uri', "'self'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'none'"],
    ...(local ? [] : [['upgrade-insecure-requests'] as const]),
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}
