import type { GatsbyNode, Reporter } from 'gatsby'
import { formatDiagnostics, formatWarnings } from '../content-model/diagnostic'
import { writeCodeVersion } from './changed-code'
import { checkInThread, checkContent, type Findings } from './content-thread'
import { configuredPathPrefix } from './path-prefix'
import { contentFolder, readSettings } from './settings'

const developing = process.env.NODE_ENV === 'development'

/** What the thread of a build finds. */
let found: Promise<Findings> | undefined

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

/** What was said last, so that it is said again only when something changed. */
let lastMessage = ''
let lastHints = ''

/**
 * Says every mistake of the content folder. A build stops; develop, where pages are made again after
 * each edit, says what is wrong and goes on with the last good text of each file. Hints stop neither.
 */
export async function reportDiagnostics(reporter: Reporter): Promise<void> {
  const { diagnostics, hints } = await (found ?? checkContent())
  const message = diagnostics.length > 0 ? formatDiagnostics(diagnostics, contentFolder()) : ''
  if (message && !developing) reporter.panic(message)
  if (message !== lastMessage) {
    if (message) reporter.error(message)
    else reporter.success('content: no mistakes')
  }
  lastMessage = message
  const hinted = hints.length > 0 ? formatWarnings(hints) : ''
  if (hinted && hinted !== lastHints) reporter.warn(hinted)
  lastHints = hinted
}
