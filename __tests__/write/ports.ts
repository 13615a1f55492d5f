import { sitePort } from '../../tools/ports'

/**
 * Ports of the editor of this computer, of that of a deployed site, of the stand-in for GitHub, and of the
 * editor of this site's own content.
 */
export const [localPort, remotePort, githubPort, ownPort] = [
  sitePort + 5,
  sitePort + 6,
  sitePort + 7,
  sitePort + 8,
] as const
