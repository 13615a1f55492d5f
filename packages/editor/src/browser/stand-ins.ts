/**
 * Stands in for what the build has and the editor does not, for the parts of the site that the preview renders: Gatsby's
 * query, and files.
 */
let layout: object = {}

/** Sets what `useSite` answers. */
export const showLayout = (shown: object): void => {
  layout = { folder: '', ...shown }
}

export const graphql = (): string => ''
export const useStaticQuery = (): unknown => ({ sites: { nodes: [layout] } })

/** What is drawn on the server alone needs no place in a page. */
export const createPortal = (): null => null
export const flushSync = (): void => {}

export const readFileSync = (): string => ''
export const join = (...parts: string[]): string => parts.join('/')

/** Nobody compares digests here: a guide has no PDF file in the preview. */
export const createHash = (): unknown => ({ update: () => ({ digest: () => '' }) })
