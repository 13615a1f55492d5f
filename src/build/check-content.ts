import { join } from 'node:path'
import type { GatsbyNode, Reporter } from 'gatsby'
import { formatProblems } from '../content-model/problem'
import { currentDay } from './current-day'
import { checkContentAndPictures } from './read-content'
import { rememberBodies } from './remember-bodies'
import { readSettings } from './settings'

const developing = process.env.NODE_ENV === 'development'

/** Stops the build on the first mistake of settings or content, after listing all of them. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  try {
    readSettings()
  } catch (error) {
    reporter.panic((error as Error).message)
  }
  await reportProblems(reporter)
}

/** In develop, pages are made again after each edit: then the content is checked again too. */
export async function reportEdits(reporter: Reporter): Promise<void> {
  if (developing) await reportProblems(reporter)
}

/** Gatsby empties the folder when the site's own set-up changes. */
const memory = join('.cache', 'inspected-bodies.json')

/** Said last, so that it is said again only when something changed. */
let lastMessage = ''

/**
 * Checks the whole content folder. A build stops; develop says what is wrong and goes on with the
 * last good text of each file.
 */
async function reportProblems(reporter: Reporter): Promise<void> {
  const bodies = rememberBodies(memory)
  const { problems } = await checkContentAndPictures(
    readSettings().contentDir,
    currentDay(),
    bodies.inspect,
  )
  bodies.save()
  const message = problems.length > 0 ? formatProblems(problems) : ''
  if (message && !developing) reporter.panic(message)
  if (message !== lastMessage) {
    if (message) reporter.error(message)
    else reporter.success('content: no mistakes')
  }
  lastMessage = message
}
