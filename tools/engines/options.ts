/** What a run is asked for on the command line. */
export interface Options {
  /** The name of the engine. */
  engine: string
  /** Take the site that lies in public/ already. */
  built: boolean
  only?: 'sweep' | 'journeys'
  /** Folder for pictures of every page. */
  screenshots?: string
}

const usage =
  'Usage: main.ts <webkit | firefox | chromium-88 | chromium> [--built] ' +
  '[--only sweep | journeys] [--screenshots <folder>]'

/**
 * Reads the command line.
 *
 * @throws where it has a word that is not known
 */
export function readOptions(args: readonly string[], engines: readonly string[]): Options {
  const [engine = '', ...rest] = args
  if (!engines.includes(engine)) throw new Error(usage)
  const options: Options = { engine, built: false }
  while (rest.length > 0) {
    const word = rest.shift()
    const value = word === '--built' ? undefined : rest.shift()
    if (word === '--built') options.built = true
    else if (word === '--only' && (value === 'sweep' || value === 'journeys')) options.only = value
    else if (word === '--screenshots' && value) options.screenshots = value
    else throw new Error(usage)
  }
  return options
}
