import type { Counts, Outcome, Step } from './step'

/**
 * Runs steps in parallel on the available cores, in the order of the list. A step waits for those
 * it needs; where one of them failed, it is skipped and counts as failed, so that it is not
 * overlooked.
 *
 * @param run runs one step
 * @returns the result of each step, in the order in which they finished
 */
export async function runSteps(
  steps: readonly Step[],
  cores: number,
  run: (step: Step) => Promise<Counts>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const running = new Map<Step, Promise<void>>()
  const waiting = [...steps]

  const outcomeOf = (name: string): Outcome | undefined =>
    outcomes.find((outcome) => outcome.name === name)
  const needed = ({ needs = [] }: Step): string[] =>
    needs.filter((name) => steps.some((step) => step.name === name))
  const busy = (): number => Array.from(running.keys()).reduce((sum, step) => sum + step.cores, 0)
  const fits = (step: Step): boolean =>
    needed(step).every(outcomeOf) && (running.size === 0 || busy() + step.cores <= cores)

  while (waiting.length > 0 || running.size > 0) {
    const index = waiting.findIndex(fits)
    const [step] = index < 0 ? [] : waiting.splice(index, 1)
    if (!step) {
      if (running.size === 0) throw new Error(`Nothing can run: ${waiting[0]?.name} needs itself.`)
      await Promise.race(running.values())
      continue
    }
    if (needed(step).some((name) => outcomeOf(name)?.failed)) {
      outcomes.push({ name: step.name, seconds: 0, passed: 0, failed: 1, skipped: 0 })
      continue
    }
    const started = performance.now()
    const end = run(step).then((counts) => {
      const seconds = Math.round((performance.now() - started) / 1000)
      outcomes.push({ name: step.name, seconds, ...counts })
      running.delete(step)
    })
    running.set(step, end)
  }
  return outcomes
}
