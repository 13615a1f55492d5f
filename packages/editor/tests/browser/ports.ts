import { sitePort } from '../../../../tools/ports'

/**
 * Ports of the editor of this computer, of that of a deployed site, of the stand-in for GitHub, of the
 * editor of a site in several languages.
 */
export const [localPort, remotePort, githubPort, languagesPort] = [
  sitePort + 12,
  sitePort + 13,
  sitePort + 14,
  sitePort + 15,
] as const
