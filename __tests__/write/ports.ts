import { sitePort } from '../../tools/ports'

/**
 * Ports of the editor of this computer, of that of a deployed site, of the stand-in for GitHub, of the
 * editor of a site in several languages, of that of a site at GitLab, and of the stand-in for GitLab.
 */
export const [localPort, remotePort, githubPort, languagesPort, gitlabSitePort, gitlabPort] = [
  sitePort + 12,
  sitePort + 13,
  sitePort + 14,
  sitePort + 15,
  sitePort + 16,
  sitePort + 17,
] as const
