import { sitePort } from '../../tools/ports'

/**
 * Ports of the editor of this computer, of that of a deployed site, of the stand-in for GitHub, and of the
 * editor of a site in several languages.
 */
export const [localPort, remotePort, githubPort, languagesPort] = [
  sitePort + 5,
  sitePort + 6,
  sitePort + 7,
  sitePort + 8,
] as const
