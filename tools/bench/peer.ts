/** A site whose builds are measured. */
export interface Peer {
  name: string
  /** More articles than this are not asked of it; without it any number. */
  most?: number
  /** Which version of which program builds it. */
  version: () => string
  /**
   * Makes the site with so many articles, nothing built yet.
   *
   * @param folder where; emptied first
   */
  prepare: (folder: string, count: number) => void
  command: readonly [string, ...string[]]
  env: NodeJS.ProcessEnv
  /** File of an article, below the folder of the site. */
  source: (name: string) => string
  /** Folder of the built site, and the page of an article below it. */
  output: string
  page: (name: string) => string
}
