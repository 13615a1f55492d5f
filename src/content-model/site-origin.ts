const hostAndPath = '[^/?#\\s]+(?:/[\\w~-][\\w.~-]*)*'

/**
 * An origin as settings name it: scheme, host, and the path below which the site lives where it does
 * not have the host for itself. No slash at its end.
 */
export const originPattern = new RegExp(`^https?://${hostAndPath}$`)

/** An origin that the whole world can reach. */
export const publicOriginPattern = new RegExp(`^https://${hostAndPath}$`)

/**
 * Origin of a site that is not published yet and has none: absolute addresses of local builds and previews
 * begin with it. A build for visitors stops without an origin.
 */
export const localOrigin = 'http://localhost:9000'

/** Returns the path of an origin, such as /techhelp; empty for a site that has its host for itself. */
export function pathPrefixOf(origin: string): string {
  return origin.replace(/^https?:\/\/[^/]*/, '')
}
