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
