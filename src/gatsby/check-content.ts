import type { GatsbyNode, Reporter } from 'gatsby'
import { formatDiagnostics, type Diagnostic } from '../content-model/diagnostic'
import { isHint } from '../content-model/diagnostics/mistakes'
import { writeCodeVersion } from './changed-code'
import { checkInThread, checkContent } from './content-thread'
import { configuredPathPrefix } from './path-prefix'
import { readSettings } from './settings'

const developing = process.env.NODE_ENV === 'development'

/** What the thread of a build finds. */
let found: Promise<Diagnostic[]> | undefined

/** Stops at wrong settings. Begins to check the content: a build goes on meanwhile, develop waits. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter, basePath }) => {
  try {
    readSettings()
  } catch (error) {
    reporter.panic((error as Error).message)
  }
  const pathPrefix = configuredPathPrefix()
  if (basePath !== pathPrefix) {
    reporter.panic(
      `The site lives below ${pathPrefix}, and Gatsby was not told to put that before addresses. ` +
        'Build with `npm run build`, or give Gatsby the option --prefix-paths.',
    )
  }
  writeCodeVersion()
  if (developing) return reportDiagnostics(reporter)
  found = checkInThread()
  // Said where it is waited for.
  found.catch(() => undefined)
}

/** Said last, so that it is said again only when something changed. */
let lastMessage = ''

/**
 * Says every mistake of the content folder. A build stops, unless there are only hints; develop,
 * where pages are made again after each edit, says what is wrong and goes on with the last good text of each file.
 */
export async function reportDiagnostics(reporter: Reporter): Promise<void> {
  const diagnostics = await (found ?? checkContent().then((checked) => checked.diagnostics))
  const message = diagnostics.length > 0 ? formatDiagnostics(diagnostics) : ''
  if (!developing) {
    if (!diagnostics.every(isHint)) reporter.panic(message)
    if (message) reporter.warn(message)
    return
  }
  if (message !== lastMessage) {
    if (message) reporter.error(message)
    else reporter.success('content: no mistakes')
  }
  lastMessage = message
}
