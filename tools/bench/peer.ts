/** Site whose builds are measured. */
export interface Peer {
  name: string
  /** Largest number of articles; any number without it. */
  most?: number
  /** Returns name and version of its generator. */
  version: () => string
  /**
   * Creates the unbuilt site with a number of articles.
   *
   * @param folder folder of the site; emptied first
   */
  prepare: (folder: string, count: number) => void
  /** A JavaScript file and its arguments, as Node runs them in the folder. */
  command: readonly string[]
  env: NodeJS.ProcessEnv
  /** Returns the path of an article's file, below the folder of the site. */
  source: (name: string) => string
  /** Folder of the built site, and the page of an article below it. */
  output: string
  page: (name: string) => string
}
