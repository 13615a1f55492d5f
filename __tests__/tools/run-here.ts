import type * as Command from '../../tools/command'

/** The programs of the commands that owners and writers type. */
export const programs = {
  adopt: 'tools/adopt/main',
  check: 'tools/check/main',
  new: 'tools/new/main',
  preview: 'packages/review/src/main',
  translate: 'tools/translate/main',
  upgrade: 'tools/upgrade/main',
  write: 'packages/editor/src/write',
}

type Run = Parameters<typeof Command.runCommand>
const { runCommand } = jest.requireActual<typeof Command>('../../tools/command')

/** A program calls this when it is loaded. */
const start = jest.fn<Promise<void>, Run>()
jest.doMock('../../tools/command', () => ({
  ...jest.requireActual<typeof Command>('../../tools/command'),
  runCommand: start,
}))
// Without a terminal, no program asks.
jest.doMock('@clack/prompts', () => ({}))

const loaded = new Map<string, Run>()

function load(program: string): Run {
  const known = loaded.get(program)
  if (known) return known
  jest.requireActual(`../../${program}`)
  const run = start.mock.lastCall!
  loaded.set(program, run)
  return run
}

/** Runs a command as a writer types it, but in this process, which takes a fraction of the time. */
export async function runHere(
  name: keyof typeof programs,
  ...args: string[]
): Promise<{ stdout: string; stderr: string; status: number }> {
  process.argv = [process.execPath, programs[name], ...args]
  process.exitCode = 0
  process.stdin.isTTY = false
  const log = jest.spyOn(console, 'log').mockImplementation()
  const error = jest.spyOn(console, 'error').mockImplementation()
  await runCommand(...load(programs[name]))
  const status = Number(process.exitCode)
  process.exitCode = 0
  const [stdout = '', stderr = ''] = [log, error].map(({ mock }) => mock.calls.join('\n'))
  log.mockRestore()
  error.mockRestore()
  return { stdout, stderr, status }
}
