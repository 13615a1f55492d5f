/**
 * Returns a path of this site as browsers need it: below the path where the site lives, if its host
 * holds others too. Every other address stays as it is. Gatsby defines the prefix when it bundles.
 */
export function withPathPrefix(address: string): string {
  return __PATH_PREFIX__ && address.startsWith('/') ? __PATH_PREFIX__ + address : address
}

/** Returns the path of a page as content names it, out of the path of a browser's location. */
export function withoutPathPrefix(pathname: string): string {
  if (!__PATH_PREFIX__ || !pathname.startsWith(__PATH_PREFIX__)) return pathname
  return pathname.slice(__PATH_PREFIX__.length) || '/'
}
