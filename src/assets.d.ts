declare module '*.woff2' {
  const address: string
  export default address
}

/** Path below which the site lives, such as /techhelp; empty where it has its host for itself. Gatsby defines it. */
declare const __PATH_PREFIX__: string

/** Made by src/gatsby/webpack.ts, for gatsby-ssr.tsx alone. */
declare const PREFERENCES_SCRIPT: string
declare const FIRST_INTERACTION_SCRIPT: string
/** A `data:` address. */
declare const TAB_ICON: string

/** Gatsby's own beginning of the scripts; src/gatsby/webpack.ts says where it is. */
declare module '$gatsby-app'

/**
 * The shapes of one icon. The package's own front door lists two thousand, and a build that comes
 * in there reads, judges and remembers every one of them: nine of ten modules that it knows.
 */
declare module 'lucide/dist/esm/icons/*.mjs' {
  import type { IconNode } from 'lucide'

  const shapes: IconNode
  export default shapes
}

declare module 'smartypants' {
  /**
   * Writes typographic signs as characters.
   *
   * @param attr q for curly quotes alone, w to read `&quot;` as one
   */
  export function smartypantsu(html: string, attr: string): string
}
