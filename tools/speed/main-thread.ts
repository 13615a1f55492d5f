import type { Page } from '@playwright/test'

/**
 * Runs an action and returns the lengths in ms of the main thread's tasks, from a trace of
 * Chromium.
 */
export async function tasksWhile(page: Page, action: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  )
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', '__metadata'] },
    transferMode: 'ReportEvents',
  })
  await action()
  await session.send('Tracing.end')
  await complete
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  if (mainThreads.size === 0) throw new Error('The trace names no main thread.')
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && mainThreads.has(`${pid}/${tid}`))
    .map(({ dur }) => (dur ?? 0) / 1000)
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Duration in microseconds. */
  dur?: number
  args?: { name?: string }
}
