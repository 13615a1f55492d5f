import { sitePort } from '../../tools/ports'

/** Ports of the editor of this computer, of that of a deployed site, and of the stand-in for GitHub. */
export const [localPort, remotePort, githubPort] = [
  sitePort + 5,
  sitePort + 6,
  sitePort + 7,
] as const
