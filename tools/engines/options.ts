/** Options of the command. */
export interface Options {
  /** Name of the engine. */
  engine: string
  /** True to test the site that is already in public/. */
  built: boolean
  only?: 'sweep' | 'journeys'
  /** Folder for screenshots of every page. */
  screenshots?: string
}

const usage =
  'Usage: main.ts <webkit | firefox | chromium-88 | chromium> [--built] ' +
  '[--only sweep | journeys] [--screenshots <folder>]'

/**
 * Parses the command line.
 *
 * @throws Error where an argument is unknown
 */
export function readOptions(args: readonly string[], engines: readonly string[]): Options {
  const [engine = '', ...rest] = args
  if (!engines.includes(engine)) throw new Error(usage)
  const options: Options = { engine, built: false }
  while (rest.length > 0) {
    const arg = rest.shift()
    const value = arg === '--built' ? undefined : rest.shift()
    if (arg === '--built') options.built = true
    else if (arg === '--only' && (value === 'sweep' || value === 'journeys')) options.only = value
    else if (arg === '--screenshots' && value) options.screenshots = value
    else throw new Error(usage)
  }
  return options
}
