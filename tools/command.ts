import { parseArgs } from 'node:util'

/** An option of a command, as `parseArgs` takes it, and what the usage says about it. */
interface Option {
  type: 'string' | 'boolean'
  /** True if the option can be repeated. */
  multiple?: boolean
  /** Stands for the value in the usage, such as `<file>`. */
  value?: string
  help: string
}

/** Returns the usage of a command, and the function that parses its arguments. */
export function defineCommand<const Options extends Readonly<Record<string, Option>>>({
  call,
  help,
  options,
  takesNames = false,
}: {
  /** How the command is called: `npm run check -- [options]`. */
  call: string
  /** A sentence or more on what it does. */
  help: string
  options: Options
  /** True if it takes arguments besides its options. */
  takesNames?: boolean
}) {
  const rows = Object.entries(options).map(([name, option]) => [
    `  --${name}${option.type === 'string' ? ` ${option.value ?? '<text>'}` : ''}`,
    option.help,
  ])
  const width = Math.max(...rows.map(([flag = '']) => flag.length))
  const lines = rows.map(([flag = '', text = '']) => `${flag.padEnd(width)}  ${text}`)
  const usage = [call, '', help, '', ...lines].join('\n').trimEnd()
  return {
    usage,
    /** @throws Error with the usage if an option is unknown or lacks its value */
    parse: (args: readonly string[]) => {
      try {
        return parseArgs({ args: [...args], options, allowPositionals: takesNames })
      } catch (error) {
        // The rest of Node's message is about arguments that begin with a hyphen.
        const [reason = ''] = (error as Error).message.split(/\.?\s+To specify/)
        throw new Error(`${reason.replace(/[.?]?$/, (end) => end || '.')}\n\n${usage}`)
      }
    },
  }
}

/**
 * Runs a command with the arguments it was given: `--help` prints its usage. If the command throws, its
 * message is printed, and the exit code is 2.
 */
export async function runCommand(
  { usage }: { usage: string },
  run: (args: readonly string[]) => void | Promise<void>,
): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) return console.log(usage)
  try {
    await run(args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  }
}
